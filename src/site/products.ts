/** The owner's names for the three kinds of funding (specification, section 3). */
export const loanTypes = ['car', 'personal', 'business'] as const;

export type LoanType = (typeof loanTypes)[number];

interface Product {
  /** Its path segment below `/product`. */
  readonly slug: string;
  readonly icon: string;
  /** The keys of its steps in the locale files. */
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

/** The loan type with a slug; undefined for an unknown one. */
export function loanTypeOfSlug(slug: string | undefined): LoanType | undefined {
  return loanTypes.find((loanType) => products[loanType].slug === slug);
}
