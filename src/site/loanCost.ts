/**
 * The cost of a loan at a flat percentage a month, on the whole amount for every month, in whole naira.
 * Interest and installments are rounded up, so that no cost is understated; the last installment is the
 * remainder, which is the same or less.
 */
export function loanCost(amount: number, percentPerMonth: number, months: number) {
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
) {
  return Array.from({ length: longest - shortest + 1 }, (_, index) =>
    loanCost(amount, percentPerMonth, shortest + index),
  );
}
