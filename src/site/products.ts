/** The owner's names for the three kinds of funding (specification, section 3). */
export const loanTypes = ['car', 'personal', 'business'] as const;

export type LoanType = (typeof loanTypes)[number];

interface Product {
  /** Where it lives below `/product`. */
  readonly slug: string;
  /** The icon that stands for it. */
  readonly icon: string;
  /** The steps to it, as the locale files name them. */
  readonly steps: readonly [string, string, string];
}

export const products = {
  car: { slug: 'car-loans', icon: 'car', steps: ['apply', 'inspection', 'approval'] },
  personal: { slug: 'personal-loans', icon: 'person', steps: ['apply', 'review', 'approval'] },
  business: { slug: 'business-loans', icon: 'shop', steps: ['apply', 'review', 'approval'] },
} as const satisfies Record<LoanType, Product>;

export function isLoanType(value: string | null | undefined): value is LoanType {
  return loanTypes.some((loanType) => loanType === value);
}

/** The loan type whose page has this slug, or undefined for an unknown one. */
export function loanTypeOfSlug(slug: string | undefined): LoanType | undefined {
  return loanTypes.find((loanType) => products[loanType].slug === slug);
}
