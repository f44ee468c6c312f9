import { describe, expect, test } from 'vitest';
import figures from '../../locales/figures.json' with { type: 'json' };
import { type LoanCost, loanCost, loanCosts } from './loanCost.ts';

const terms = [1, 2, 3, 4, 5, 6, 12];

const amounts = [
  ...Array.from({ length: 300 }, (_, index) => index + 1),
  ...Array.from({ length: 300 }, (_, index) => (index + 1) * 99_991),
  figures.exampleAmount.value,
  figures.carMaximum.value - 1,
  figures.carMaximum.value,
];

/** Whether the parts of a cost add up: the last installment is positive and not the largest. */
function addsUp(amount: number, cost: LoanCost): boolean {
  const { interest, total, installment, last, installments, months } = cost;
  return (
    Object.values(cost).every(Number.isSafeInteger) &&
    total === amount + interest &&
    installment * (installments - 1) + last === total &&
    last > 0 &&
    last <= installment &&
    installments <= months
  );
}

describe.each([0, 2.5, 3.33, 10, figures.carInterest.value])('at %s % a month', (percent) => {
  test.each(terms)('over %s months, installments and last one make the total', (months) => {
    const wrong = amounts.filter((amount) => !addsUp(amount, loanCost(amount, percent, months)));
    expect(wrong).toEqual([]);
  });
});

test('interest is on the whole amount borrowed, for every month', () => {
  expect(loanCost(1_000_000, 10, 6)).toEqual({
    months: 6,
    interest: 600_000,
    total: 1_600_000,
    installment: 266_667,
    last: 266_665,
    installments: 6,
  });
});

test.each([
  [7, 1, { interest: 1, total: 8, installment: 8, last: 8, installments: 1 }],
  [7, 6, { interest: 5, total: 12, installment: 2, last: 2, installments: 6 }],
  [1, 6, { interest: 1, total: 2, installment: 1, last: 1, installments: 2 }],
  [5, 6, { interest: 3, total: 8, installment: 2, last: 2, installments: 4 }],
])('of ₦%s over %s months, nothing is left for a month too many', (amount, months, cost) => {
  expect(loanCost(amount, 10, months)).toMatchObject(cost);
});

test('from thirty naira on there is an installment every month', () => {
  for (let amount = 30; amount < 1_000; amount++)
    expect(loanCost(amount, 10, 6).installments, String(amount)).toBe(6);
});

test('a fraction of a percent is reckoned exactly', () => {
  expect(loanCost(1_000, 0.1, 3).interest).toBe(3);
  expect(loanCost(30_000_000, 2.55, 1).interest).toBe(765_000);
});

test('there is a cost for every period from the shortest to the longest', () => {
  expect(loanCosts(1_000, 10, 2, 4).map(({ months }) => months)).toEqual([2, 3, 4]);
});
