import { useSearchParams } from 'react-router-dom';
import { businessMaximum, carMaximum } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/formatCurrency.ts';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { isLoanType, type LoanType } from '../../site/products.ts';
import { useIsHydrating } from '../../ui/useIsHydrating.ts';

/** The largest amounts, of the loan types for which the specification gives one. */
const maximums = new Map([
  ['car', carMaximum.value],
  ['business', businessMaximum.value],
]);

/** An amount in an address; 0 if it is invalid or too large. */
function readAmount(text: string, product: string): number {
  const amount = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return amount <= (maximums.get(product) ?? 0) ? amount : 0;
}

/** The subject of an enquiry, from the query of the page's address. */
export interface Enquiry {
  readonly product: string | null;
  /** An amount in naira, if it is valid. */
  readonly amount?: number;
  /** Product and amount as texts, if the address has both. */
  readonly values?: { readonly product: string; readonly amount: string };
  /** The opening of a message about both. */
  readonly opening?: string;
}

/** The loan type in the address; none during hydration, because the prerendered page has no query. */
export function useLoanType(): LoanType | undefined {
  const [search] = useSearchParams();
  const product = search.get('loanType');
  return !useIsHydrating() && isLoanType(product) ? product : undefined;
}

export function useEnquiry(): Enquiry {
  const { t, language } = useTranslator();
  const [search] = useSearchParams();
  const product = search.get('loanType');
  const amount = readAmount(`${search.get('amount')}`, `${product}`);
  if (!amount || !isLoanType(product)) return { product };
  const values = {
    product: t(`common:menu.links.${product}`),
    amount: formatCurrency(amount, language),
  };
  return { product, amount, values, opening: t('contact:enquiry.message', values) };
}
