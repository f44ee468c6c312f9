import { type ReactNode, useId } from 'react';
import { carInterest, exampleAmount } from '../../../locales/figures.json';
import { useIsFresh, useSettled } from '../../browser/announcements.ts';
import { carTerms, LoanCost, Months } from '../../components/LoanCost.tsx';
import { loanCost } from '../../facts/loanCost.ts';
import { formatCurrency, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira } from '../../i18n/Naira.tsx';
import { T } from '../../i18n/T.tsx';
import { Field } from '../../ui/Field.tsx';
import { SteadyFocus } from '../../ui/SteadyFocus.tsx';
import styles from './Calculator.module.css';
import type { Loan, LoanCalculator } from './useLoanCalculator.ts';

/**
 * An amount, the months to repay it, and what the loan costs; of an example until an amount is
 * entered. For other loan types than car loans the specification gives no interest.
 */
export function Calculator(calculator: LoanCalculator) {
  const { mistake, months, borrowed, title } = calculator.loan;
  const language = useLanguage();
  return (
    <div className={`screen-only card stack ${styles.calculator}`}>
      {/* Without script the answer cannot follow the fields. */}
      <div className="script-only">
        <Fields {...calculator} />
      </div>
      {/* A wrong amount must not stand beside the cost of another one. */}
      <div className={mistake && styles.withoutAmount}>
        <p className="note">
          <T i18nKey={title} values={{ amount: formatCurrency(borrowed, language) }} />
          {/* An element, because a translated page keeps a bare text beside those that change. */}
          <span>, </span>
          <Months months={months} />
        </p>
        <LoanCost amount={borrowed} months={months} />
      </div>
    </div>
  );
}

/** Milliseconds without a change after which typing counts as ended. */
const typingPause = 1000;

/** The fields of the calculator. Their effect is announced once, when typing ends. */
function Fields({ loan, amountField, monthsField }: LoanCalculator) {
  const id = useId();
  const language = useLanguage();
  // Until typing ends the error stays, too: Orca reads a description that changes, and without the
  // error the first digit of the next amount would sound as if it had been accepted.
  const [settled, settle] = useSettled(loan, typingPause);
  const example = formatCurrency(exampleAmount.value, language);
  // As in the answer, where the sign is to the left of the number in right-to-left text, too.
  const isSignLast = language.dir === 'ltr' && example.endsWith('₦');
  const error = settled.mistake && (
    <T i18nKey={`product:cost.amount.${settled.mistake}`} values={{ amount: example }} />
  );
  return (
    <SteadyFocus>
      <div className={`cluster ${styles.fields}`}>
        <Field id={id} label={<T i18nKey="product:cost.amount.label" />} error={error}>
          {(control) => (
            <span className={`${styles.amount} ${isSignLast ? styles.signLast : ''}`}>
              <input
                {...control}
                ref={amountField.ref}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                onBlur={settle}
              />
            </span>
          )}
        </Field>
        <Field id={`${id}-months`} label={<T i18nKey="product:cost.columns.months" />}>
          {(control) => (
            <select {...control} ref={monthsField.ref} defaultValue={monthsField.value}>
              {carTerms.map((term) => (
                <option key={term} value={term}>
                  {numberFormat(language).format(term)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Announcement loan={settled} error={error} />
    </SteadyFocus>
  );
}

interface AnnouncementProps {
  readonly loan: Loan;
  readonly error: ReactNode;
}

/** The live region: without a role, because screen readers announce the role of an empty region. */
function Announcement({ loan, error }: AnnouncementProps) {
  const language = useLanguage();
  const isFresh = useIsFresh(loan);
  const { borrowed, months } = loan;
  const { installment, total } = loanCost(borrowed, carInterest.value, months);
  const naira = (value: number) => <Naira>{formatCurrency(value, language)}</Naira>;
  return (
    <p aria-live="polite" className="visually-hidden">
      {isFresh &&
        (error ?? (
          <T
            i18nKey="product:cost.announced"
            elements={{
              amount: naira(borrowed),
              months: <Months months={months} />,
              installment: naira(installment),
              total: naira(total),
            }}
          />
        ))}
    </p>
  );
}
