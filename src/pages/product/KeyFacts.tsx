import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { LoanType } from '../../site/products.ts';
import styles from './KeyFacts.module.css';

/** What one wants to know first, as far as the specification gives it; a kind without a fact skips it. */
const facts = ['amount', 'repayment', 'interest', 'collateral', 'payout', 'bring'] as const;

/** Amount, cost, time and what to bring, at a glance. */
export function KeyFacts({ loanType }: { readonly loanType: LoanType }) {
  const { entries } = useTranslator();
  const known = new Map(entries(`product:${loanType}.facts`).map((entry) => [entry.id, entry]));
  return (
    <dl className={styles.facts}>
      {facts.map((name) => {
        const fact = known.get(name);
        return (
          fact && (
            <div key={name} className={styles.fact}>
              <dt>
                <T k={`product:facts.${name}`} />
              </dt>
              <dd>
                <T k={fact.at()} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
