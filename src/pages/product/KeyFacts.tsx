import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { LoanType } from '../../site/products.ts';
import styles from './KeyFacts.module.css';

/** The key facts, and the keys of the texts for facts that the specification does not give. */
const facts = {
  amount: 'askUs',
  repayment: 'beforeSigning',
  interest: 'beforeSigning',
  collateral: 'askUs',
  payout: 'beforeSigning',
  bring: 'askUs',
} as const;

const names = ['amount', 'repayment', 'interest', 'collateral', 'payout', 'bring'] as const;

/** Amount, cost, time and documents at a glance; a fact that is not given is listed too. */
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
