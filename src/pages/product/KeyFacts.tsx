import { useTranslation } from 'react-i18next';
import { entries } from '../../i18n/entries.ts';
import { T } from '../../i18n/T.tsx';
import type { LoanType } from '../../site/products.ts';
import styles from './KeyFacts.module.css';

/** The key facts, and the keys of the texts for facts that the specification does not give. */
const facts = [
  { name: 'amount', unstated: 'askUs' },
  { name: 'repayment', unstated: 'beforeSigning' },
  { name: 'interest', unstated: 'beforeSigning' },
  { name: 'collateral', unstated: 'askUs' },
  { name: 'payout', unstated: 'beforeSigning' },
  { name: 'bring', unstated: 'askUs' },
] as const;

/** Amount, cost, time and documents at a glance; a fact that is not given is listed too. */
export function KeyFacts({ loanType }: { readonly loanType: LoanType }) {
  const { i18n } = useTranslation();
  const given = entries(i18n, `product:${loanType}.facts`);
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, unstated }) => {
        const fact = given.find(({ id }) => id === name);
        return (
          <div key={name} className={styles.fact}>
            <T parent="dt" i18nKey={`product:facts.${name}`} />
            {fact ? (
              <T parent="dd" i18nKey={fact.at()} saysNaira />
            ) : (
              <T parent="dd" className={styles.unstated} i18nKey={`product:unstated.${unstated}`} />
            )}
          </div>
        );
      })}
    </dl>
  );
}
