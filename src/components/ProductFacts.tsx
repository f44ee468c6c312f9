import { Fragment } from 'react';
import { factNames, type LoanType, productFacts } from '../facts/products.ts';
import { T } from '../i18n/T.tsx';
import { useTexts } from '../i18n/texts.ts';

/** The key facts that a product gives, with the keys of their texts. */
export function useProductFacts(loanType: LoanType) {
  const given = useTexts().list(`product:${loanType}.facts`);
  return factNames.flatMap((name) => {
    const fact = given.find(({ id }) => id === name);
    return fact ? { name, key: fact.key(), ...productFacts[name] } : [];
  });
}

interface FactsToAskProps {
  readonly loanType: LoanType;
  readonly onlyCompared?: boolean;
}

/** One sentence on the facts that a product does not give: a row for each would be a hollow table. */
export function FactsToAsk({ loanType, onlyCompared = false }: FactsToAskProps) {
  const given = useProductFacts(loanType).map(({ name }) => name);
  const asked = factNames.filter(
    (name) =>
      !given.includes(name) &&
      productFacts[name].isAsked &&
      (productFacts[name].isCompared || !onlyCompared),
  );
  if (asked.length === 0) return null;
  const names = asked.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <T i18nKey={`product:facts.${name}`} />
    </Fragment>
  ));
  return <T parent="p" className="note" i18nKey="product:unstated" elements={{ names }} />;
}
