import { useSearchParams } from 'react-router-dom';
import { businessMaximum, carMaximum } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/formatCurrency.ts';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { isLoanType } from '../../site/products.ts';

/** The largest amount of each kind of funding for which the specification gives one. */
const maximums: Readonly<Record<string, number>> = {
  car: carMaximum.value,
  business: businessMaximum.value,
};

function readAmount(text: string | null, product: string | null): number | undefined {
  const maximum = maximums[product ?? ''] ?? 0;
  const amount = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return amount > 0 && amount <= maximum ? amount : undefined;
}

/** What an address brings to the form. */
export interface Enquiry {
  readonly product: string | null;
  /** An amount in naira; one that cannot be borrowed is ignored. */
  readonly amount: number | undefined;
  /** Product and amount in words, if the address has both. */
  readonly words: { readonly product: string; readonly amount: string } | undefined;
  /** How a message about both begins. */
  readonly opening: string | undefined;
}

/** What the address says that the visitor asks about. */
export function useEnquiry(): Enquiry {
  const { t, language } = useTranslator();
  const [search] = useSearchParams();
  const product = search.get('loanType');
  const amount = readAmount(search.get('amount'), product);
  const words =
    isLoanType(product) && amount !== undefined
      ? { product: t(`common:menu.links.${product}`), amount: formatCurrency(amount, language) }
      : undefined;
  return { product, amount, words, opening: words && t('contact:enquiry.message', words) };
}
