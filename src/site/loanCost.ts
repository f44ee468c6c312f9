/** The cost of a loan at flat interest, in whole naira. */
export interface LoanCost {
  readonly months: number;
  /** On the whole amount, for every month. */
  readonly interest: number;
  readonly total: number;
  /** Every monthly installment except the last one. */
  readonly installment: number;
  /** The last installment: the same amount or less. */
  readonly last: number;
  /** The number of installments: one a month, fewer if the total is a few naira. */
  readonly installments: number;
}

/**
 * The cost of a loan at a flat percentage a month. Interest and installments are rounded up to the
 * naira, so the last installment is the remainder. A total of a few naira may be paid before the last
 * months (₦2 over six months).
 */
export function loanCost(amount: number, percentPerMonth: number, months: number): LoanCost {
  // In hundredths of a percent, which are integers: a sum of fractions could be rounded up wrongly.
  const rate = Math.round(percentPerMonth * 100);
  const interest = Math.ceil((amount * rate * months) / 10_000);
  const total = amount + interest;
  const installment = Math.ceil(total / months);
  const installments = Math.ceil(total / installment);
  const last = total - installment * (installments - 1);
  return { months, interest, total, installment, last, installments };
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
