import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { carMaximum } from '../../../locales/figures.json';
import { Illustration } from '../../components/Illustration.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { PageHeader, Section } from '../../components/PageHeader.tsx';
import { entries } from '../../i18n/entries.ts';
import { T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { type LoanType, loanTypeOfSlug, loanTypes } from '../../site/products.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { ActionBar, ApplyAction, ApplyLink } from './ApplyAction.tsx';
import { BeforeBorrowing } from './BeforeBorrowing.tsx';
import { CostSection } from './CostSection.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { useLoanAmount } from './loanAmount.ts';
import { Point, Points, Steps } from './Points.tsx';

/** The page of a loan type; for an unknown one, a page with links to the three types. */
export function ProductPage() {
  const loanType = loanTypeOfSlug(useParams().slug);
  return loanType ? <ProductDetails loanType={loanType} /> : <LoanTypeNotFound />;
}

function LoanTypeNotFound() {
  return (
    <PageHeader
      title="product:unknown.title"
      lead="product:unknown.text"
      image={<Illustration name="empty" first />}
    >
      <p className="cluster">
        {loanTypes.map((loanType) => (
          <ButtonLink key={loanType} to={productPath(loanType)} variant="quiet">
            <T i18nKey={`common:menu.links.${loanType}`} />
          </ButtonLink>
        ))}
      </p>
    </PageHeader>
  );
}

/** The page of a loan type, in the order of a visitor's questions. */
function ProductDetails({ loanType }: { readonly loanType: LoanType }) {
  const { i18n } = useTranslation();
  const loanAmount = useLoanAmount(carMaximum.value);
  const application = { loanType, amount: loanAmount.state.amount };
  return (
    <>
      <PageHeader
        eyebrow={`common:menu.links.${loanType}`}
        title={`product:${loanType}.Text1`}
        lead={`product:${loanType}.Text2`}
        image={<Illustration name={`hero-${loanType}`} first alt={`product:${loanType}.Image1`} />}
        facts={<KeyFacts loanType={loanType} />}
      >
        <ApplyAction {...application} />
      </PageHeader>
      {loanType === 'car' && <CostSection {...loanAmount} />}
      <Section id="steps" title="product:sections.steps">
        <Steps loanType={loanType} />
        <p>
          <ApplyLink {...application} variant="quiet" />
        </p>
      </Section>
      <Section id="offers" title="product:sections.offers">
        <Points>
          {entries(i18n, `product:${loanType}.offers`).map(({ id, at }) => (
            <Point key={id} icon="check" title={at('header')} text={at('textContent')} />
          ))}
        </Points>
      </Section>
      <Section id="criteria" title="product:sections.criteria" band="tint">
        <Points>
          {entries(i18n, `product:${loanType}.criteria`).map(({ id, at }) => (
            <Point
              key={id}
              icon={criterionIcon(id)}
              title={at('header')}
              text={at('textContent')}
            />
          ))}
        </Points>
      </Section>
      <Section id="next" title="product:sections.next">
        <Points>
          <Point
            icon="speed"
            title="product:sections.disbursement"
            text={`product:${loanType}.next.disbursement`}
          />
          <Point
            icon="calendar"
            title="product:sections.repayment"
            text={`product:${loanType}.next.repayment`}
          />
          <Point icon="support" title="product:sections.support" text="product:support.text" />
        </Points>
      </Section>
      <BeforeBorrowing loanType={loanType} />
      <ActionBar {...application} />
    </>
  );
}

/** The keywords that select an icon (specification, section 2); the first match counts. */
const keywords = ['document', 'car', 'id', 'interest', 'custody'] as const satisfies IconName[];

/**
 * The icon of a criterion, by a keyword of its key (`documentIncome`) and not by its text, which
 * differs between languages. For other keys it is a check mark.
 */
function criterionIcon(key: string): IconName {
  return keywords.find((keyword) => key.startsWith(keyword)) ?? 'check';
}
