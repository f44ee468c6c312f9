import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { AmountField } from './AmountField.tsx';
import { CostTable } from './CostTable.tsx';
import type { useLoanAmount } from './useLoanAmount.ts';

interface CostSectionProps {
  readonly loanAmount: ReturnType<typeof useLoanAmount>;
}

/** The cost of a car loan in naira; for other loan types the specification gives no interest. */
export function CostSection({ loanAmount }: CostSectionProps) {
  return (
    <Section id="cost" title={<T k="product:sections.cost" />}>
      <p>
        <T k="product:cost.lead" />
      </p>
      <AmountField {...loanAmount} />
      <CostTable amount={loanAmount.state.amount} />
      <p>
        <T k="product:cost.charges" />
      </p>
    </Section>
  );
}
