// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit ones, see CostTable
import { carInterest } from '../../../locales/figures.json';
import { InterestStrip } from '../../components/InterestStrip.tsx';
import { carTerms, Months } from '../../components/LoanCost.tsx';
import { Section } from '../../components/Section.tsx';
import { textTags } from '../../components/TextTags.tsx';
import { company } from '../../facts/company.ts';
import { loanCost } from '../../facts/loanCost.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira } from '../../i18n/Naira.tsx';
import { T } from '../../i18n/T.tsx';
import styles from './CostSection.module.css';
import type { Loan } from './useLoanCalculator.ts';

/** The cost of the loan in the calculator for each repayment period, with the chosen one marked. */
export function CostSection({ loan }: { readonly loan: Loan }) {
  return (
    <Section id="cost" title="product:sections.cost" band="surface">
      <T parent="p" className="screen-only" i18nKey="product:cost.lead" />
      {/* A wrong amount must not stand beside the cost of another one. */}
      <div className={loan.mistake && styles.withoutAmount}>
        <CostTable {...loan} />
      </div>
      <div>
        {/* Two paragraphs: Orca reads two texts in one as if no full stop separated them. */}
        <T parent="p" className="note" i18nKey="product:cost.note" components={textTags} />
        <T parent="p" className="note" i18nKey="product:cost.charges" />
      </div>
    </Section>
  );
}

const amounts = ['interest', 'total', 'installment'] as const;
const columns = ['months', ...amounts] as const;

/**
 * The cost of a loan for each repayment period: of the entered amount, or of an example. The roles
 * repeat the implicit ones, which Safari drops when a narrow table is not displayed as a table.
 */
function CostTable({ months, borrowed, title }: Loan) {
  const language = useLanguage();
  const naira = (value: number) => formatCurrency(value, language);
  const costs = carTerms.map((term) => loanCost(borrowed, carInterest.value, term));
  const widest = Math.max(...costs.map(({ total }) => total));
  const rate = company.yearlyRates.car;
  const monthly = loanCost(borrowed, carInterest.value, 1).interest;
  return (
    <table role="table" className={styles.table}>
      {/* Blocks: Orca 43 never leaves a caption whose second line is a `span`. */}
      <caption>
        <T
          parent="p"
          className={styles.title}
          i18nKey={title}
          values={{ amount: naira(borrowed) }}
        />
        <T parent="p" i18nKey="product:cost.monthly" values={{ amount: naira(monthly) }} />
        {rate && (
          <p>
            <T i18nKey="product:yearlyRate.name" /> <bdi translate="no">{rate}</bdi>
          </p>
        )}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <T
              key={column}
              parent="th"
              scope="col"
              role="columnheader"
              className={styles[column]}
              i18nKey={`product:cost.columns.${column}`}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {costs.map((cost) => (
          <tr
            key={cost.months}
            role="row"
            className={cost.months === months ? styles.chosen : undefined}
          >
            <th
              scope="row"
              role="rowheader"
              className={styles.months}
              aria-current={cost.months === months || undefined}
            >
              <Months months={cost.months} />
              <InterestStrip {...cost} widest={widest} />
            </th>
            {amounts.map((column) => (
              <Naira key={column} parent="td" role="cell" className={styles[column]}>
                {naira(cost[column])}
              </Naira>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
