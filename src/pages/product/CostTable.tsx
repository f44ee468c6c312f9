import type { ReactNode } from 'react';
import { carInterest, carTermMax, carTermMin, exampleAmount } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { type LoanCost, loanCosts } from '../../site/loanCost.ts';
import styles from './CostTable.module.css';

const columns = ['months', 'interest', 'total', 'installment'] as const;

type Column = (typeof columns)[number];

type Naira = (value: number) => string;

/**
 * The cost of a loan for each repayment period: of the entered amount, or of an example. The roles
 * repeat the implicit ones, which Safari drops when a narrow table is not displayed as a table.
 */
export function CostTable({ amount }: { readonly amount: number | undefined }) {
  const language = useLanguage();
  const naira: Naira = (value) => formatCurrency(value, language);
  const borrowed = amount ?? exampleAmount.value;
  const costs = loanCosts(borrowed, carInterest.value, carTermMin.value, carTermMax.value);
  return (
    <div className={styles.container}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={styles.table}>
        {/* Blocks: Orca 43 never leaves a caption whose second line is a `span`. */}
        <caption>
          <div className={styles.title}>
            <T
              i18nKey={`product:cost.${amount === undefined ? 'example' : 'chosen'}`}
              values={{ amount: naira(borrowed) }}
            />
          </div>
          <T parent="p" className={styles.note} i18nKey="product:cost.note" />
        </caption>
        <Head />
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {costs.map((cost) => (
            <Row key={cost.months} cost={cost} naira={naira} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row">
        {columns.map((column) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <th key={column} scope="col" role="columnheader">
            <T i18nKey={`product:cost.columns.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly cost: LoanCost;
  readonly naira: Naira;
}

function Row({ cost, naira }: RowProps) {
  const { months, interest, total, installment } = cost;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <th scope="row" role="rowheader">
        <T i18nKey="common:units.month" values={{ amount: months, count: months }} />
      </th>
      <Cell column="interest">{naira(interest)}</Cell>
      <Cell column="total">{naira(total)}</Cell>
      <Cell column="installment">
        {naira(installment)} <Split cost={cost} naira={naira} />
      </Cell>
    </tr>
  );
}

interface CellProps {
  readonly column: Column;
  readonly children: ReactNode;
}

/** An amount. In a narrow table the header of its column is shown beside it, only visually. */
function Cell({ column, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell">
      <T
        parent="span"
        aria-hidden="true"
        className={styles.label}
        i18nKey={`product:cost.columns.${column}`}
      />
      <span>{children}</span>
    </td>
  );
}

/** The division of the total into installments that are not all the same. */
function Split({ cost, naira }: RowProps) {
  const { months, installment, last, installments } = cost;
  if (last === installment && installments === months) return null;
  const number = installments - 1;
  return (
    <small>
      {installments === months ? (
        <T i18nKey="product:cost.last" values={{ amount: naira(last) }} />
      ) : (
        <T
          i18nKey="product:cost.split"
          values={{ number, amount: naira(installment), last: naira(last) }}
        />
      )}
    </small>
  );
}
