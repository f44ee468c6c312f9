import { type LoanType, products } from './products.ts';

/**
 * Every address of the site, without the language prefix (specification, section 2). Pages use
 * addresses only from this object.
 */
export const paths = {
  home: '/',
  contact: '/contactus',
  products: '/product',
  company: '/company',
  about: '/company/about',
  values: '/company/value',
  chooseUs: '/company/chooseus',
  team: '/company/family',
  resources: '/resources',
  faq: '/resources/faq',
  accessibility: '/resources/accessibility',
  privacy: '/privacy',
  privacyHome: '/privacy/our-identity',
  terms: '/privacy/terms-conditions',
} as const;

/** The path of a loan type: `/product/car-loans`. */
export function productPath(loanType: LoanType): string {
  return `${paths.products}/${products[loanType].slug}`;
}

/** The path of a policy section: `/privacy/your-rights`. */
export function policyPath(section: string): string {
  return `${paths.privacy}/${section}`;
}

/**
 * The path of the contact form with a preselected product, and an amount in naira if there is one:
 * `/contactus?loanType=car&amount=1000000#message`.
 */
export function applicationPath(loanType: LoanType, amount?: number): string {
  return `${paths.contact}?loanType=${loanType}${amount ? `&amount=${amount}` : ''}#message`;
}
