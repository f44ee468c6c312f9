import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { LoanType } from '../../site/products.ts';
import styles from './KeyFacts.module.css';

/** What one wants to know first, and what stands there where the specification gives no fact. */
const facts = {
  amount: 'askUs',
  repayment: 'beforeSigning',
  interest: 'beforeSigning',
  collateral: 'askUs',
  payout: 'beforeSigning',
  bring: 'askUs',
} as const;

const names = ['amount', 'repayment', 'interest', 'collateral', 'payout', 'bring'] as const;

/** Amount, cost, time and what to bring, at a glance; none is left out without a word. */
export function KeyFacts({ loanType }: { readonly loanType: LoanType }) {
  const { entries } = useTranslator();
  const known = new Map(entries(`product:${loanType}.facts`).map((entry) => [entry.id, entry]));
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name} className={styles.fact}>
          <dt>
            <T k={`product:facts.${name}`} />
          </dt>
          <dd>
            <T k={known.get(name)?.at() ?? `product:unstated.${facts[name]}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
