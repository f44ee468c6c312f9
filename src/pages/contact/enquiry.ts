import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { businessMaximum, carMaximum } from '../../../locales/figures.json';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { isLoanType, type LoanType } from '../../site/products.ts';

/** The largest amounts; the specification gives none for personal funding. */
const maximums = { car: carMaximum.value, business: businessMaximum.value, personal: 0 };

/** The subject of an enquiry, from the query of the page's address. */
export interface Enquiry {
  readonly product?: LoanType | undefined;
  /** Product and amount as texts, if the address has both. */
  readonly values?: { readonly product: string; readonly amount: string };
  /** The opening of a message about both. */
  readonly opening?: string;
}

/** The enquiry of the page's address. The prerendered page has none, so hydration must show none. */
export function useEnquiry(): Enquiry {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const product = search.get('loanType');
  const digits = search.get('amount') ?? '';
  if (!isLoanType(product)) return {};
  const isValid = /^[1-9]\d*$/.test(digits) && Number(digits) <= maximums[product];
  if (!isValid) return { product };
  const values = {
    product: t(`common:menu.links.${product}`),
    amount: formatCurrency(Number(digits), language),
  };
  return { product, values, opening: t('contact:enquiry.message', values) };
}
