import { expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';

const file = 'figures.json';

test.each<[string, object, string, RegExp]>([
  ['rate', { unit: 'percents', value: 10 }, '', /with a unit out of number, percent/],
  ['rate', { unit: 'percent', value: '10' }, '.value', /write a number without/],
  ['rate', { unit: 'percent', value: 33.333 }, '.value', /at most two decimals/],
  ['rate', { unit: 'naira', value: 30000000.5 }, '.value', /whole amount in digits alone/],
  ['rate', { unit: 'naira', value: 0 }, '.value', /whole amount in digits alone/],
  ['rate', { unit: 'number', value: 120.7 }, '.value', /whole number in digits alone/],
  ['rate', { unit: 'month', value: 0 }, '.value', /from 1 to 1000/],
  ['rate', { unit: 'clock', value: 24 }, '.value', /from 0 to 23/],
  ['openingDay', { unit: 'weekday', value: 'monday' }, '.value', /English name of a day/],
  ['rate', { unit: 'date', value: '2024-02-30' }, '.value', /a date that exists/],
  ['car-rate', { unit: 'percent', value: 1 }, '', /begin with a small letter/],
  ['carTermMax', { unit: 'year', value: 1 }, '.unit', /calculates with it: write “month”/],
  ['carShareMax', { unit: 'percent', value: 800 }, '.value', /write at most 100/],
])('a figure is refused: %s %j', (name, figure, place, message) => {
  const sample = new SampleLocales();
  sample.set(file, name, figure);
  sample.expectProblem(file, `${name}${place}`, message);
});

test.each([
  ['percent', 'rateMin', 90, 'rateMax', 80, /^rateMin is 90, .* 80: .* at least 90 there/],
  ['month', 'exampleMonths', 9, 'carTermMax', 6, /: write at most 6 here/],
  ['naira', 'exampleAmount', 90_000_000, 'carMaximum', 30_000_000, /at most 30000000 here/],
  ['clock', 'openingTime', 20, 'closingTime', 8, /: write an hour below 8 here/],
  // 8 was meant to be eight in the evening.
  ['clock', 'openingTime', 8, 'closingTime', 8, /: write an hour below 8 here/],
] as const)(
  'figures in %s contradict each other: %s %d, %s %d',
  (unit, less, least, more, most, message) => {
    const sample = new SampleLocales();
    sample.set(file, less, { unit, value: least });
    sample.set(file, more, { unit, value: most });
    sample.expectProblem(file, `${less}.value`, message);
    // What the messages advise: the other end.
    sample.set(file, `${less}.value`, unit === 'clock' ? most - 1 : most);
    expect(sample.problems()).toEqual([]);
  },
);

test('a lender may be open until midnight, and past the end of a week', () => {
  const sample = new SampleLocales();
  sample.set(file, 'openingTime', { unit: 'clock', value: 8 });
  sample.set(file, 'closingTime', { unit: 'clock', value: 0 });
  sample.set(file, 'openingDay', { unit: 'weekday', value: 'Sunday' });
  sample.set(file, 'closingDay', { unit: 'weekday', value: 'Thursday' });
  expect(sample.problems()).toEqual([]);
});

test('a week has more than one day', () => {
  const sample = new SampleLocales();
  for (const name of ['openingDay', 'closingDay'])
    sample.set(file, name, { unit: 'weekday', value: 'Friday' });
  sample.expectProblem(file, 'closingDay.value', 'from Friday to Friday');
  sample.set(file, 'openingDay.value', 'Saturday');
  expect(sample.problems()).toEqual([]);
});
