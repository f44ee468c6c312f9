/** The owner's names for the three kinds of funding (specification, section 3). */
export const loanTypes = ['car', 'personal', 'business'] as const;

export type LoanType = (typeof loanTypes)[number];

/** The path segment of each product below `/product`, and its icon. */
export const products = {
  car: { slug: 'car-loans', icon: 'car' },
  personal: { slug: 'personal-loans', icon: 'person' },
  business: { slug: 'business-loans', icon: 'shop' },
} as const satisfies Record<LoanType, { slug: string; icon: string }>;

export function isLoanType(value: string | null | undefined): value is LoanType {
  return loanTypes.some((loanType) => loanType === value);
}
