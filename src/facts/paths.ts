import { type LoanType, products } from './products.ts';

/**
 * Every address of the site, without the language prefix (specification, section 2). Pages use
 * addresses only from this object.
 */
export const paths = {
  home: '/',
  contact: '/contactus',
  company: '/company',
  about: '/company/about',
  values: '/company/value',
  chooseUs: '/company/chooseus',
  team: '/company/family',
  faq: '/resources/faq',
  accessibility: '/resources/accessibility',
  words: '/resources/words',
  privacy: '/privacy/our-identity',
  terms: '/privacy/terms-conditions',
  complaints: '/privacy/complaints',
  /** The question of the FAQ on late payment. */
  behind: '/resources/faq#what-if-i-cannot-pay-on-time',
} as const;

/** The path of a loan type: `/product/car-loans`. */
export function productPath(loanType: LoanType): string {
  return `/product/${products[loanType].slug}`;
}

export function policyPath(section: string): string {
  return `/privacy/${section}`;
}

/** The contact form with a preselected product, and a loan in naira and months if it has an amount. */
export function applicationPath(
  loanType: LoanType,
  loan?: { readonly amount: number | undefined; readonly months: number },
): string {
  const query = loan?.amount ? `&amount=${loan.amount}&months=${loan.months}` : '';
  return `${paths.contact}?loanType=${loanType}${query}#message`;
}
