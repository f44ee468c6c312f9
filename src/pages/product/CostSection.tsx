// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit ones, see CostTable
import { useId } from 'react';
import { carInterest, carTermMax, carTermMin, exampleAmount } from '../../../locales/figures.json';
import { useIsFresh, useSettled } from '../../browser/announcements.ts';
import { InterestStrip } from '../../components/InterestStrip.tsx';
import { Section } from '../../components/Section.tsx';
import { textTags } from '../../components/TextTags.tsx';
import { loanCost, loanCosts } from '../../facts/loanCost.ts';
import { formatCurrency, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira } from '../../i18n/Naira.tsx';
import { T } from '../../i18n/T.tsx';
import { Field } from '../../ui/Field.tsx';
import { SteadyFocus } from '../../ui/SteadyFocus.tsx';
import styles from './CostSection.module.css';
import type { LoanAmountField } from './loanAmount.ts';

/** The cost of a car loan in naira; for other loan types the specification gives no interest. */
export function CostSection(loanAmount: LoanAmountField) {
  const { amount, mistake } = loanAmount.state;
  return (
    <Section id="cost" title="product:sections.cost" band="surface">
      <T parent="p" className="screen-only" i18nKey="product:cost.lead" />
      <div className={styles.instrument}>
        <AmountField {...loanAmount} />
        <div className={styles.costs}>
          {/* A wrong amount must not stand beside the cost of another one. */}
          <div className={mistake ? styles.withoutAmount : undefined}>
            <CostTable amount={amount} />
          </div>
          {/* Two paragraphs: Orca reads two texts in one as if no full stop separated them. */}
          <T parent="p" className="note" i18nKey="product:cost.note" components={textTags} />
          <T parent="p" className="note" i18nKey="product:cost.charges" />
        </div>
      </div>
    </Section>
  );
}

const amounts = ['interest', 'total', 'installment'] as const;
const columns = ['months', ...amounts] as const;

/**
 * The cost of a loan for each repayment period: of the chosen amount, or of an example. The roles
 * repeat the implicit ones, which Safari drops when a narrow table is not displayed as a table.
 */
function CostTable({ amount }: { readonly amount: number | undefined }) {
  const language = useLanguage();
  const naira = (value: number) => formatCurrency(value, language);
  const borrowed = amount ?? exampleAmount.value;
  const costs = loanCosts(borrowed, carInterest.value, carTermMin.value, carTermMax.value);
  const monthly = loanCost(borrowed, carInterest.value, 1).interest;
  return (
    <table role="table" className={styles.table}>
      {/* Blocks: Orca 43 never leaves a caption whose second line is a `span`. */}
      <caption>
        <p className={styles.title}>
          <InterestStrip interest={0} total={1} />
          <T
            i18nKey={`product:cost.${amount === undefined ? 'example' : 'chosen'}`}
            values={{ amount: naira(borrowed) }}
          />
        </p>
        <p>
          <InterestStrip interest={1} total={1} />
          <T i18nKey="product:cost.monthly" values={{ amount: naira(monthly) }} />
        </p>
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
          <tr key={cost.months} role="row">
            <th scope="row" role="rowheader" className={styles.months}>
              <T
                i18nKey="common:units.month"
                values={{ amount: numberFormat(language).format(cost.months), count: cost.months }}
              />
              <InterestStrip {...cost} widest={costs.at(-1)?.total} />
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

/** Milliseconds without a change after which typing counts as ended. */
const typingPause = 1000;

/** The field for the amount of a loan. Its effect is announced once, when typing ends. */
function AmountField({ ref, state, read }: LoanAmountField) {
  const id = useId();
  const language = useLanguage();
  // Until typing ends the error stays, too: Orca reads a description that changes, and the hint in
  // place of the error would sound as if the first digit of the next amount had been accepted.
  const [settled, flush] = useSettled(state, typingPause);
  const { amount, mistake } = settled;
  const isFresh = useIsFresh(settled);
  const example = formatCurrency(exampleAmount.value, language);
  // As in the table, where the sign is to the left of the number in right-to-left text, too.
  const isSignLast = language.dir === 'ltr' && example.endsWith('₦');
  const error = mistake && (
    <T i18nKey={`product:cost.amount.${mistake}`} values={{ amount: example }} />
  );
  return (
    // Without script the table cannot follow the field.
    <div className={`screen-only script-only ${styles.amount}`}>
      <SteadyFocus>
        <Field
          id={id}
          label={<T i18nKey="product:cost.amount.label" />}
          hint={<T i18nKey="product:cost.amount.hint" />}
          error={error}
        >
          {(control) => (
            <span className={`${styles.control} ${isSignLast ? styles.signLast : ''}`}>
              <input
                {...control}
                ref={ref}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                onInput={(event) => read(event.currentTarget.value)}
                onBlur={flush}
              />
            </span>
          )}
        </Field>
      </SteadyFocus>
      {/* Without a role, because screen readers announce the role of an empty region. */}
      <p aria-live="polite" className="visually-hidden">
        {isFresh && error}
        {isFresh && !mistake && amount !== undefined && (
          <T
            i18nKey="product:cost.announced"
            values={{ amount: formatCurrency(amount, language) }}
          />
        )}
      </p>
    </div>
  );
}
