import type product from '../../locales/en/product.json';

/** The owner's names for the three kinds of funding (specification, section 3). */
export const loanTypes = ['car', 'personal', 'business'] as const;

export type LoanType = (typeof loanTypes)[number];

/** The path segment of each product below `/product`, and its icon. */
export const products = {
  car: { slug: 'car-loans', icon: 'car' },
  personal: { slug: 'personal-loans', icon: 'person' },
  business: { slug: 'business-loans', icon: 'shop' },
} as const satisfies Record<LoanType, { slug: string; icon: string }>;

type FactName = keyof typeof product.facts;

interface ProductFact {
  /** The text in place of a fact that a product does not give; otherwise it has no such row. */
  readonly unstated?: keyof typeof product.unstated;
  /** Whether the home page compares the products by it; then `unstated` fills each row. */
  readonly isCompared?: true;
}

/**
 * The key facts of products, in their order, under the keys of their names in `product:facts`. What
 * a product gives is in its own `facts`, under the same keys.
 */
export const productFacts: Readonly<Record<FactName, ProductFact>> = {
  amount: { unstated: 'askUs', isCompared: true },
  interest: { unstated: 'beforeSigning', isCompared: true },
  repayment: { unstated: 'beforeSigning', isCompared: true },
  collateral: { unstated: 'askUs', isCompared: true },
  payout: { unstated: 'beforeSigning' },
  bring: { unstated: 'askUs' },
  // Follows from others, so it is omitted if they are not given.
  totalInterest: {},
};

/** `Object.keys` loses the type of the keys. */
export const factNames = Object.keys(productFacts) as FactName[];

export function isLoanType(value: unknown): value is LoanType {
  return loanTypes.some((loanType) => loanType === value);
}
