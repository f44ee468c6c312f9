import { useCallback, useEffect, useId, useState } from 'react';
import { exampleAmount } from '../../../locales/figures.json';
import { Section } from '../../components/PageHeader.tsx';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './CostSection.module.css';
import { CostTable } from './CostTable.tsx';
import type { useLoanAmount } from './loanAmount.ts';

type LoanAmountProps = ReturnType<typeof useLoanAmount>;

/** The cost of a car loan in naira; for other loan types the specification gives no interest. */
export function CostSection(loanAmount: LoanAmountProps) {
  return (
    <Section id="cost" title="product:sections.cost">
      <T parent="p" i18nKey="product:cost.lead" />
      <AmountField {...loanAmount} />
      <CostTable amount={loanAmount.state.amount} />
      <T parent="p" i18nKey="product:cost.charges" />
    </Section>
  );
}

/** The field for the amount of a loan. Its error, or the new table, is announced when typing ends. */
function AmountField({ ref, state, read }: LoanAmountProps) {
  const id = useId();
  const [debounced, flush] = useDebounced(state);
  const isWrong = state.isWrong && debounced.isWrong;
  return (
    <div className={styles.amount}>
      <Field
        id={id}
        label={<T i18nKey="product:cost.amount.label" />}
        hint={!isWrong && <T i18nKey="product:cost.amount.hint" />}
        error={isWrong && <AmountText i18nKey="product:cost.amount.error" />}
      >
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            onInput={(event) => read(event.currentTarget.value)}
            onBlur={flush}
          />
        )}
      </Field>
      {/* Without a role, because screen readers announce the role of an empty region. */}
      <p aria-live="polite" className="visually-hidden">
        {debounced.isWrong && <AmountText i18nKey="product:cost.amount.error" />}
        {!debounced.isWrong && debounced.amount !== undefined && (
          <AmountText i18nKey="product:cost.announced" amount={debounced.amount} />
        )}
      </p>
    </div>
  );
}

interface AmountTextProps {
  readonly i18nKey: 'product:cost.amount.error' | 'product:cost.announced';
  readonly amount?: number;
}

/** A text about an amount, by default about the example. */
function AmountText({ i18nKey, amount = exampleAmount.value }: AmountTextProps) {
  const language = useLanguage();
  return <T i18nKey={i18nKey} values={{ amount: formatCurrency(amount, language) }} />;
}

/** Milliseconds without a change after which typing has ended. */
const typingPause = 1000;

/** A debounced value, and a function that updates it without the delay. */
function useDebounced<Value>(value: Value): [debounced: Value, flush: () => void] {
  const [debounced, setDebounced] = useState(value);
  const flush = useCallback(() => setDebounced(value), [value]);
  useEffect(() => {
    const timer = setTimeout(flush, typingPause);
    return () => clearTimeout(timer);
  }, [flush]);
  return [debounced, flush];
}
