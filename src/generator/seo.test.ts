import { expect, test } from 'vitest';
import { daysBetween } from './seo.ts';

test.each([
  ['Monday', 'Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['Saturday', 'Monday', ['Saturday', 'Sunday', 'Monday']],
])('a lender is open from %s to %s, also past the end of a week', (first, last, days) => {
  expect(daysBetween(first, last)).toEqual(days);
});
