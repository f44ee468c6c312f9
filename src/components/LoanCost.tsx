import { carInterest, carTermMax, carTermMin } from '../../locales/figures.json';
import { loanCost } from '../facts/loanCost.ts';
import { formatCurrency, monthValues } from '../i18n/format.ts';
import { useLanguage } from '../i18n/languages.ts';
import { Naira } from '../i18n/Naira.tsx';
import { T } from '../i18n/T.tsx';
import { InterestStrip } from './InterestStrip.tsx';
import styles from './LoanCost.module.css';

/** The repayment periods of car loans, in months. */
export const carTerms = Array.from(
  { length: carTermMax.value - carTermMin.value + 1 },
  (_, index) => carTermMin.value + index,
);

/** A number of months, such as “3 months”. */
export function Months({ months }: { readonly months: number }) {
  return <T i18nKey="common:units.month" values={monthValues(months, useLanguage())} />;
}

interface LoanCostProps {
  /** What one borrows, in naira. */
  readonly amount: number;
  readonly months: number;
}

/**
 * What a car loan costs: what one has to find each month is the largest figure. Below it the loan as
 * a strip of cloth, plain what one borrows and woven the interest, and what one pays in all.
 */
export function LoanCost({ amount, months }: LoanCostProps) {
  const language = useLanguage();
  const cost = loanCost(amount, carInterest.value, months);
  const naira = (value: number) => formatCurrency(value, language);
  return (
    <div className={`cluster ${styles.cost}`}>
      <dl>
        {(['installment', 'interest', 'total'] as const).map((name) => (
          <div key={name} className={name === 'total' ? `cluster ${styles.total}` : styles[name]}>
            <T parent="dt" i18nKey={`product:cost.columns.${name}`} />
            <Naira parent="dd">{naira(cost[name])}</Naira>
          </div>
        ))}
      </dl>
      <div className={styles.cloth} aria-hidden="true">
        <InterestStrip {...cost} widest={cost.total} />
        <span>{naira(amount)}</span>
      </div>
    </div>
  );
}
