// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit ones, see CostTable
import { carInterest, carTermMax, carTermMin, exampleAmount } from '../../../locales/figures.json';
import { formatCurrency, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { loanCost, loanCosts } from '../../site/loanCost.ts';
import styles from './CostTable.module.css';

const columns = ['months', 'interest', 'total', 'installment'] as const;

/**
 * The cost of a loan for each repayment period: of the chosen amount, or of an example. The roles
 * repeat the implicit ones, which Safari drops when a narrow table is not displayed as a table.
 */
export function CostTable({ amount }: { readonly amount: number | undefined }) {
  const language = useLanguage();
  const naira = (value: number) => formatCurrency(value, language);
  const borrowed = amount ?? exampleAmount.value;
  const costs = loanCosts(borrowed, carInterest.value, carTermMin.value, carTermMax.value);
  const monthly = loanCost(borrowed, carInterest.value, 1).interest;
  return (
    <table role="table" className={styles.table}>
      {/* Blocks: Orca 43 never leaves a caption whose second line is a `span`. */}
      <caption>
        <div className={styles.title}>
          <T
            i18nKey={`product:cost.${amount === undefined ? 'example' : 'chosen'}`}
            values={{ amount: naira(borrowed) }}
            saysNaira
          />
        </div>
        <T parent="p" i18nKey="product:cost.monthly" values={{ amount: naira(monthly) }} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              <T i18nKey={`product:cost.columns.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {costs.map(({ months, interest, total, installment }) => (
          <tr key={months} role="row">
            <th scope="row" role="rowheader">
              <T
                i18nKey="common:units.month"
                values={{ amount: numberFormat(language).format(months), count: months }}
              />
            </th>
            {[interest, total, installment].map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              <td key={index} role="cell">
                {naira(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
