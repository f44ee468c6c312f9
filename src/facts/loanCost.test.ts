import { expect, test } from 'vitest';
import { derivedFigures, loanCost } from './loanCost.ts';

// Interest is on the whole amount borrowed, for every month.
test.each([
  [1_000_000, 5, { interest: 500_000, total: 1_500_000, installment: 300_000 }],
  [1_000_000, 3, { interest: 300_000, total: 1_300_000, installment: 433_334 }],
  [7, 1, { interest: 1, total: 8, installment: 8 }],
  [7, 6, { interest: 5, total: 12, installment: 2 }],
])('₦%d for %d months at ten percent costs %j, no part understated', (amount, months, cost) => {
  expect(loanCost(amount, 10, months)).toEqual({ months, ...cost });
});

test('a fraction of a percent is calculated exactly', () => {
  expect(loanCost(1_000, 0.1, 3).interest).toBe(3);
  // In binary fractions it would be a little more, and so one naira more.
  expect(loanCost(100_000, 0.55, 1).interest).toBe(550);
  expect(loanCost(30_000_000, 2.55, 1).interest).toBe(765_000);
});

test('figures of the longest loan follow from rate, period and example', () => {
  const figures = (carInterest: number, carTermMax: number) =>
    derivedFigures({
      carInterest: { value: carInterest },
      carTermMax: { value: carTermMax },
      exampleAmount: { value: 1_000_000 },
    });
  expect(figures(10, 6)).toMatchObject({
    carTotalInterest: { unit: 'percent', value: 60 },
    exampleTotal: { unit: 'naira', value: 1_600_000 },
  });
  // In binary fractions it would be 19.799999999999997.
  expect(figures(3.3, 6)).toMatchObject({
    carTotalInterest: { value: 19.8 },
    exampleTotal: { value: 1_198_000 },
  });
  const example = { exampleAmount: { value: 1_000_000 }, exampleMonths: { value: 3 } };
  expect(derivedFigures({ ...example, carInterest: { value: 10 } })).toEqual({
    exampleInstallment: { unit: 'naira', value: 433_334 },
  });
  expect(derivedFigures({ carInterest: { value: 10 } })).toEqual({});
});

test('the loan on the car of the example follows from its value, and is not overstated', () => {
  const figures = (exampleCarValue: number) =>
    derivedFigures({
      exampleCarValue: { value: exampleCarValue },
      carShareMin: { value: 70 },
      carShareMax: { value: 80 },
    });
  expect(figures(5_000_000)).toEqual({
    exampleShareMin: { unit: 'naira', value: 3_500_000 },
    exampleShareMax: { unit: 'naira', value: 4_000_000 },
  });
  expect(figures(999)).toMatchObject({
    exampleShareMin: { value: 699 },
    exampleShareMax: { value: 799 },
  });
  expect(derivedFigures({ carShareMin: { value: 70 }, carShareMax: { value: 80 } })).toEqual({});
});
