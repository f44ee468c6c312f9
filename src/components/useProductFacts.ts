import { factNames, type LoanType, productFacts } from '../facts/products.ts';
import type { Key } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts.ts';

/** The key facts of a product, with the keys of their texts; those not given have one in place. */
export function useProductFacts(loanType: LoanType) {
  const given = useTexts().list(`product:${loanType}.facts`);
  return factNames.flatMap((name) => {
    const { unstated, isCompared } = productFacts[name];
    const fact = given.find(({ id }) => id === name);
    const key: Key | undefined = fact?.key() ?? (unstated && `product:unstated.${unstated}`);
    return key ? { name, key, isGiven: fact !== undefined, isCompared } : [];
  });
}
