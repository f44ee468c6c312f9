import { CallLink } from '../../components/ContactLinks.tsx';
import { FallingBehind } from '../../components/FallingBehind.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { ButtonLink } from '../../components/Links.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FoldedSection, Section } from '../../components/Section.tsx';
import { applicationPath, productPath } from '../../facts/paths.ts';
import { type LoanType, loanTypes } from '../../facts/products.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Calculator } from './Calculator.tsx';
import { CostSection } from './CostSection.tsx';
import styles from './ProductPage.module.css';
import { KeyFacts, OpenQuestions, Points, Steps } from './ProductSections.tsx';
import { type LoanCalculator, useLoanCalculator } from './useLoanCalculator.ts';

/** The page of an unknown loan type: links to the known ones. */
export function LoanTypeNotFound() {
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

/**
 * The page of a loan type, in the order of a visitor's questions. On paper it is one sheet to take
 * along: what the loan is and costs, what happens if payments fall behind, what to ask, and whom.
 */
export function ProductPage({ loanType }: { readonly loanType: LoanType }) {
  return loanType === 'car' ? <CarPage /> : <Product loanType={loanType} />;
}

/** The page of car loans, the only ones of which the specification gives the interest. */
function CarPage() {
  return <Product loanType="car" calculator={useLoanCalculator()} />;
}

interface ProductProps {
  readonly loanType: LoanType;
  readonly calculator?: LoanCalculator;
}

function Product({ loanType, calculator }: ProductProps) {
  const { list } = useTexts();
  const application = applicationPath(loanType, calculator?.loan);
  return (
    <>
      <PageHeader
        eyebrow={`common:menu.links.${loanType}`}
        title={`product:${loanType}.Text1`}
        lead={`product:${loanType}.Text2`}
        image={<Illustration name={`hero-${loanType}`} first alt={`product:${loanType}.Image1`} />}
        facts={<KeyFacts loanType={loanType} />}
      >
        {calculator && <Calculator {...calculator} />}
        <div className={`screen-only stack ${styles.action}`}>
          <ButtonLink to={application}>
            <T i18nKey="common:action.apply" />
          </ButtonLink>
          <T parent="p" className="note" i18nKey="common:action.applyNote" />
        </div>
      </PageHeader>
      <Actions application={application} className={styles.phoneBar} />
      {calculator && <CostSection loan={calculator.loan} />}
      <Section id="steps" title="product:sections.steps">
        <Steps loanType={loanType} />
        <p className={styles.again}>
          <ButtonLink to={application} variant="quiet">
            <T i18nKey="common:action.apply" />
          </ButtonLink>
        </p>
      </Section>
      <FoldedSection id="offers" title="product:sections.offers" variant="beside">
        <Points
          variant="rows"
          points={list(`product:${loanType}.offers`).map(({ key }) => ({
            icon: 'check',
            title: key('header'),
            text: key('textContent'),
          }))}
        />
      </FoldedSection>
      <FoldedSection id="criteria" title="product:sections.criteria" band="tint">
        <Points
          variant="cells"
          points={list(`product:${loanType}.criteria`).map(({ id, key }) => ({
            icon: criterionIcon(id),
            title: key('header'),
            text: key('textContent'),
          }))}
        />
      </FoldedSection>
      <FoldedSection id="next" title="product:sections.next" variant="beside">
        <Points
          variant="rows"
          points={[
            {
              icon: 'speed',
              title: 'product:sections.disbursement',
              text: `product:${loanType}.next.disbursement`,
            },
            {
              icon: 'calendar',
              title: 'product:sections.repayment',
              text: `product:${loanType}.next.repayment`,
            },
            { icon: 'support', title: 'product:sections.support', text: 'product:support.text' },
          ]}
        />
      </FoldedSection>
      <Section id="behind" title="product:sections.behind" band="surface">
        <FallingBehind loanType={loanType} />
      </Section>
      <FoldedSection id="before" title="product:sections.ask" band="tint">
        <T parent="p" i18nKey="product:ask.lead" />
        <OpenQuestions loanType={loanType} />
      </FoldedSection>
      <Actions application={application} />
    </>
  );
}

interface ActionsProps {
  /** The address of the form. */
  readonly application: string;
  readonly className?: string | undefined;
}

/**
 * The ways on at the end of the page; on phones a bar that is always in view. A child of the main
 * landmark, so that it is sticky along the whole page.
 */
function Actions({ application, className = '' }: ActionsProps) {
  return (
    <div className={`screen-only full-bleed ${styles.bar} ${className}`}>
      <ButtonLink to={application}>
        <T i18nKey="common:action.apply" />
      </ButtonLink>
      <CallLink variant="quiet" />
    </div>
  );
}

/** The keywords that select an icon (specification, section 2); the first match counts. */
const keywords = ['document', 'car', 'id', 'interest', 'custody'] as const satisfies IconName[];

/**
 * The icon of a criterion, selected by a keyword at the start of its key (`documentIncome`) and not
 * by its text, which differs between languages; a check mark if there is no keyword.
 */
function criterionIcon(key: string): IconName {
  return keywords.find((keyword) => key.startsWith(keyword)) ?? 'check';
}
