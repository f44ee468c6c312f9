import { useId } from 'react';
import { exampleAmount } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/formatCurrency.ts';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './AmountField.module.css';
import { useDebounced } from './useDebounced.ts';
import type { useLoanAmount } from './useLoanAmount.ts';

type AmountFieldProps = ReturnType<typeof useLoanAmount>;

/** The field for the amount of a loan. Its error, or the new table, is announced when typing ends. */
export function AmountField({ ref, state, read }: AmountFieldProps) {
  const id = useId();
  const [debounced, flush] = useDebounced(state);
  const isWrong = state.isWrong && debounced.isWrong;
  return (
    <div className={styles.amount}>
      <Field
        id={id}
        label={<T k="product:cost.amount.label" />}
        hint={!isWrong && <T k="product:cost.amount.hint" />}
        error={isWrong && <AmountError />}
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
        {debounced.isWrong ? <AmountError /> : <Announcement amount={debounced.amount} />}
      </p>
    </div>
  );
}

function AmountError() {
  const { language } = useTranslator();
  const amount = formatCurrency(exampleAmount.value, language);
  return <T k="product:cost.amount.error" values={{ amount }} />;
}

function Announcement({ amount }: { readonly amount: number | undefined }) {
  const { language } = useTranslator();
  if (amount === undefined) return null;
  return <T k="product:cost.announced" values={{ amount: formatCurrency(amount, language) }} />;
}
