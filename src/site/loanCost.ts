/** What a loan at flat interest costs, in whole naira. */
export interface LoanCost {
  readonly months: number;
  /** On the whole amount borrowed, for every month. */
  readonly interest: number;
  readonly total: number;
  /** Each monthly installment but the last. */
  readonly installment: number;
  /** What is left for the last one: as much, or less. */
  readonly last: number;
  /** How many there are: one a month, but fewer where the total is a few naira. */
  readonly installments: number;
}

/**
 * The cost of a loan at a flat percentage a month. Interest and installments are rounded up to the
 * naira, so the last installment is what the others leave. Of a total of a few naira they may leave
 * nothing for the last months (₦2 over six): the loan is paid back by then.
 */
export function loanCost(amount: number, percentPerMonth: number, months: number): LoanCost {
  // In hundredths of a percent, which are whole: a sum of fractions might be rounded up wrongly.
  const rate = Math.round(percentPerMonth * 100);
  const interest = Math.ceil((amount * rate * months) / 10_000);
  const total = amount + interest;
  const installment = Math.ceil(total / months);
  const installments = Math.ceil(total / installment);
  const last = total - installment * (installments - 1);
  return { months, interest, total, installment, last, installments };
}

/** The cost for each repayment period that is offered. */
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
