import { expect, test } from 'vitest';
import { parseAmount } from './loanAmount.ts';

const maximum = 30_000_000;
const english = new Intl.NumberFormat('en-NG');

test.each([
  ['1000000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1’000’000', 1_000_000],
  ['1000,000', 1_000_000],
  ['1\u00A0000\u202F000', 1_000_000],
  [' ₦ 2500 ', 2_500],
  ['2500 ₦', 2_500],
  ['N500,000', 500_000],
  ['NGN 500,000.00', 500_000],
  ['₦naira 500,000', 500_000],
  ['500,000 Naira', 500_000],
  ['500,000 náírà', 500_000],
  ['=N=500,000', 500_000],
  ['#500,000', 500_000],
  ['500,000/=', 500_000],
  ['500,000=00', 500_000],
  ['500‚000', 500_000],
  ['500,000.', 500_000],
  ['₦500,000.00.', 500_000],
  ['500000,', 500_000],
  ['500,000 naira.', 500_000],
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount });
});

test.each<[reason: string, ...texts: string[]]>([
  ['no digits', '₦'],
  ['not above zero', '0', '-1'],
  ['kobo', '1.5', '1,50', '1=50'],
  ['words or other signs', '1e6', '10k', '1 million', '$100'],
  [
    'groups of other than three digits',
    '1,00',
    '1,0000',
    '1,,000',
    ',000',
    '1,000,,',
    '1.50.',
    '5=000',
  ],
])('no amount: %s', (_, ...texts) => {
  for (const text of texts) {
    const refused = { amount: undefined, mistake: 'error' };
    expect(parseAmount(text, maximum, english), text).toEqual(refused);
  }
});

test('an empty field is no mistake', () => {
  expect(parseAmount(' ', maximum, english)).toEqual({ amount: undefined });
});

test.each(['ar-EG', 'bn', 'de-CH', 'fa', 'ff-Adlm', 'fr', 'my', 'pt-PT'])(
  'an amount in the format of %s is read, and so are its digits alone',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (const amount of [1, 2_500, 25_000, 2_500_000, maximum]) {
      const written = format.format(amount);
      expect(parseAmount(written, maximum, format)).toEqual({ amount });
      const digits = written.replace(/[^\p{Nd}]/gu, '');
      expect(parseAmount(digits, maximum, format)).toEqual({ amount });
    }
  },
);

test('two zeros after the decimal sign of the language are read', () => {
  expect(parseAmount('1.000,00', maximum, new Intl.NumberFormat('de'))).toEqual({ amount: 1_000 });
});
