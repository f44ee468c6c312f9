import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { AmountField } from './AmountField.tsx';
import { CostTable } from './CostTable.tsx';
import type { useLoanAmount } from './useLoanAmount.ts';

interface CostSectionProps {
  readonly loanAmount: ReturnType<typeof useLoanAmount>;
}

/** What a car loan costs in naira: the one kind of funding whose interest the specification gives. */
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
