/** The cost of a loan at flat interest, in whole naira. */
interface LoanCost {
  readonly months: number;
  /** On the whole amount, for every month. */
  readonly interest: number;
  readonly total: number;
  /** Each monthly installment; the last one is the remainder, which is the same or less. */
  readonly installment: number;
}

/**
 * The cost of a loan at a flat percentage a month. Interest and installments are rounded up to the
 * naira, so that no cost is understated.
 */
export function loanCost(amount: number, percentPerMonth: number, months: number): LoanCost {
  // In hundredths of a percent, which are integers: a sum of fractions could be rounded up wrongly.
  const rate = Math.round(percentPerMonth * 100);
  const interest = Math.ceil((amount * rate * months) / 10_000);
  const total = amount + interest;
  return { months, interest, total, installment: Math.ceil(total / months) };
}

/** The cost for each repayment period, in months. */
export function loanCosts(
  amount: number,
  percentPerMonth: number,
  shortest: number,
  longest: number,
): LoanCost[] {
  return Array.from({ length: longest - shortest + 1 }, (_, index) =>
    loanCost(amount, percentPerMonth, shortest + index),
  );
}
