import { useCallback, useEffect, useId, useState } from 'react';
import { exampleAmount } from '../../../locales/figures.json';
import { Section } from '../../components/PageHeader.tsx';
import { formatCurrency, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './CostSection.module.css';
import { CostTable } from './CostTable.tsx';
import type { useLoanAmount } from './loanAmount.ts';

type LoanAmountProps = ReturnType<typeof useLoanAmount>;

/** The cost of a car loan in naira; for other loan types the specification gives no interest. */
export function CostSection(loanAmount: LoanAmountProps) {
  const { amount, mistake } = loanAmount.state;
  return (
    <Section id="cost" title="product:sections.cost" band="surface">
      <T parent="p" i18nKey="product:cost.lead" />
      <div className={styles.instrument}>
        <AmountField {...loanAmount} />
        <div>
          {/* A wrong amount must not stand beside the cost of another one. */}
          <div className={mistake ? styles.withoutAmount : undefined}>
            <CostTable amount={amount} />
          </div>
          <p className={styles.note}>
            <T i18nKey="product:cost.note" /> <T i18nKey="product:cost.charges" />
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The field for the amount of a loan. What changes is announced when typing ends, once. */
function AmountField({ ref, state, read }: LoanAmountProps) {
  const id = useId();
  const language = useLanguage();
  const [hasFocus, setHasFocus] = useState(false);
  const [{ amount, mistake }, flush] = useDebounced(state);
  const shown = state.mistake && mistake;
  const example = formatCurrency(exampleAmount.value, language);
  const error = mistake && (
    <T i18nKey={`product:cost.amount.${mistake}`} values={{ amount: example }} />
  );
  return (
    <div className={`screen-only ${styles.amount}`}>
      <Field
        id={id}
        label={<T i18nKey="product:cost.amount.label" />}
        hint={!shown && <T i18nKey="product:cost.amount.hint" />}
        error={shown && error}
        // Orca reads a description that changes, and would read it besides the announcement.
        isErrorDescribed={!hasFocus}
      >
        {(control) => (
          <span className={styles.control}>
            <input
              {...control}
              ref={ref}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={numberFormat(language).format(exampleAmount.value)}
              onInput={(event) => read(event.currentTarget.value)}
              onFocus={() => setHasFocus(true)}
              onBlur={({ currentTarget }) => {
                setHasFocus(false);
                flush();
                // With separators a zero too many is seen.
                if (state.amount) currentTarget.value = numberFormat(language).format(state.amount);
              }}
            />
          </span>
        )}
      </Field>
      {/* Without a role, because screen readers announce the role of an empty region. */}
      <p aria-live="polite" className="visually-hidden">
        {error}
        {!mistake && amount !== undefined && (
          <T
            i18nKey="product:cost.announced"
            values={{ amount: formatCurrency(amount, language) }}
            saysNaira
          />
        )}
      </p>
    </div>
  );
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
