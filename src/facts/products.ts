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
  /** Whether a product that does not give it says that one has to ask. */
  readonly isAsked?: true;
  /** Whether the home page has it, too. */
  readonly isCompared?: true;
}

/**
 * The key facts of products, in their order, under the keys of their names in `product:facts`. What
 * a product gives is in its own `facts`, under the same keys.
 */
export const productFacts: Readonly<Record<FactName, ProductFact>> = {
  amount: { isAsked: true, isCompared: true },
  interest: { isAsked: true, isCompared: true },
  repayment: { isAsked: true, isCompared: true },
  collateral: { isAsked: true, isCompared: true },
  payout: { isAsked: true },
  bring: { isAsked: true },
  // Follows from others.
  totalInterest: {},
};

/** `Object.keys` loses the type of the keys. */
export const factNames = Object.keys(productFacts) as FactName[];

export function isLoanType(value: unknown): value is LoanType {
  return loanTypes.some((loanType) => loanType === value);
}
