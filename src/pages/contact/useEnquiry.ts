import { useSearchParams } from 'react-router-dom';
import { businessMaximum, carMaximum } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/formatCurrency.ts';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { isLoanType } from '../../site/products.ts';

/** The largest amount of each kind of funding for which the specification gives one. */
const maximums = new Map([
  ['car', carMaximum.value],
  ['business', businessMaximum.value],
]);

/** An amount of an address; 0 for one that cannot be borrowed. */
function readAmount(text: string, product: string): number {
  const amount = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return amount <= (maximums.get(product) ?? 0) ? amount : 0;
}

/** What an address brings to the form. */
export interface Enquiry {
  readonly product: string | null;
  /** An amount in naira; one that cannot be borrowed is ignored. */
  readonly amount?: number;
  /** Product and amount in words, if the address has both. */
  readonly words?: { readonly product: string; readonly amount: string };
  /** How a message about both begins. */
  readonly opening?: string;
}

/** What the address says that the visitor asks about. */
export function useEnquiry(): Enquiry {
  const { t, language } = useTranslator();
  const [search] = useSearchParams();
  const product = search.get('loanType');
  const amount = readAmount(`${search.get('amount')}`, `${product}`);
  if (!amount || !isLoanType(product)) return { product };
  const words = {
    product: t(`common:menu.links.${product}`),
    amount: formatCurrency(amount, language),
  };
  return { product, amount, words, opening: t('contact:enquiry.message', words) };
}
