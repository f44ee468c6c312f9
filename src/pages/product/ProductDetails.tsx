import { carMaximum } from '../../../locales/figures.json';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { LoanType } from '../../site/products.ts';
import { ActionBar } from './ActionBar.tsx';
import { ApplyAction, type ApplyProps } from './ApplyAction.tsx';
import { BeforeBorrowing } from './BeforeBorrowing.tsx';
import { CostSection } from './CostSection.tsx';
import { criterionIcon } from './criterionIcon.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { Point, Points } from './Points.tsx';
import { Steps } from './Steps.tsx';
import { useLoanAmount } from './useLoanAmount.ts';

interface ProductProps {
  readonly loanType: LoanType;
}

/** The page of a loan type, in the order of a visitor's questions. */
export function ProductDetails({ loanType }: ProductProps) {
  const loanAmount = useLoanAmount(carMaximum.value);
  const { amount, isWrong } = loanAmount.state;
  const application = { loanType, amount: isWrong ? undefined : amount };
  return (
    <>
      <Hero {...application} />
      {loanType === 'car' && <CostSection loanAmount={loanAmount} />}
      <Section id="steps" title={<T k="product:sections.steps" />}>
        <Steps loanType={loanType} />
        <ApplyAction {...application} />
      </Section>
      <Offers loanType={loanType} />
      <Criteria loanType={loanType} />
      <Next loanType={loanType} />
      <BeforeBorrowing loanType={loanType} />
      <ActionBar {...application} />
    </>
  );
}

function Hero(application: ApplyProps) {
  const { loanType } = application;
  const { t, langProps } = useTranslator();
  const image = (
    <Illustration
      name={`hero-${loanType}`}
      first
      alt={t(`product:${loanType}.Image1`)}
      {...langProps(`product:${loanType}.Image1`)}
    />
  );
  return (
    <PageHeader
      title={<T k={`product:${loanType}.Text1`} />}
      image={image}
      facts={<KeyFacts loanType={loanType} />}
    >
      <p>
        <T k={`product:${loanType}.Text2`} />
      </p>
      <ApplyAction {...application} />
    </PageHeader>
  );
}

function Offers({ loanType }: ProductProps) {
  const { entries } = useTranslator();
  return (
    <Section id="offers" title={<T k="product:sections.offers" />}>
      <Points>
        {entries(`product:${loanType}.offers`).map(({ id, at }) => (
          <Point key={id} icon="check" title={<T k={at('header')} />}>
            <T k={at('textContent')} />
          </Point>
        ))}
      </Points>
    </Section>
  );
}

function Criteria({ loanType }: ProductProps) {
  const { entries } = useTranslator();
  return (
    <Section id="criteria" title={<T k="product:sections.criteria" />}>
      <Points surface>
        {entries(`product:${loanType}.criteria`).map(({ id, at }) => (
          <Point key={id} icon={criterionIcon(id)} title={<T k={at('header')} />}>
            <T k={at('textContent')} />
          </Point>
        ))}
      </Points>
    </Section>
  );
}

function Next({ loanType }: ProductProps) {
  return (
    <Section id="next" title={<T k="product:sections.next" />}>
      <Points>
        <Point icon="speed" title={<T k="product:sections.disbursement" />}>
          <T k={`product:${loanType}.next.disbursement`} />
        </Point>
        <Point icon="calendar" title={<T k="product:sections.repayment" />}>
          <T k={`product:${loanType}.next.repayment`} />
        </Point>
        <Point icon="support" title={<T k="product:sections.support" />}>
          <T k="product:support.text" />
        </Point>
      </Points>
    </Section>
  );
}
