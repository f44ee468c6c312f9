import { expect, test } from 'vitest';
import { markEdit, markSeparators, parseAmount } from './loanAmount.ts';

const maximum = 30_000_000;
const english = new Intl.NumberFormat('en-NG');

test.each([
  ['1', 1],
  ['7', 7],
  ['1000000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1’000’000', 1_000_000],
  ['1000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['1\u00A0000\u202F000', 1_000_000],
  ['₦1,000,000', 1_000_000],
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
  ['1,000.00', 1_000],
  ['30000000', maximum],
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount });
});

test.each([
  '₦',
  '0',
  '00',
  '-1',
  '+1',
  '1.5',
  '1,00',
  '1,0000',
  '1,,000',
  ',000',
  '1,000,',
  '1e6',
  '1 million',
  '10k',
  '1.0',
  'N',
  '₦₦1',
  '$100',
  '<b>1</b>',
])('%j is no amount', (text) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount: undefined, mistake: 'error' });
});

test.each(['30000001', '9'.repeat(400)])('%j is too much', (text) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount: undefined, mistake: 'tooMuch' });
});

test.each(['', ' '])('%j is no mistake', (text) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount: undefined });
});

test.each([
  'ar-EG',
  'bn',
  'de-CH',
  'fa',
  'ff-Adlm',
  'fr',
  'hi',
  'mr',
  'my',
  'ne',
  'pt-PT',
  'sw',
  'ta',
])('an amount in the format of %s is read, and so are its digits alone', (locale) => {
  const format = new Intl.NumberFormat(locale);
  for (const amount of [1, 2_500, 25_000, 2_500_000, maximum]) {
    const written = format.format(amount);
    expect(parseAmount(written, maximum, format)).toEqual({ amount });
    const digits = written.replace(/[^\p{Nd}]/gu, '');
    expect(parseAmount(digits, maximum, format)).toEqual({ amount });
  }
});

test('two zeros after the decimal sign of the language are read', () => {
  expect(parseAmount('1.000,00', maximum, new Intl.NumberFormat('de'))).toEqual({ amount: 1_000 });
});

/** Reads a field after each of several edits, the first of which is of a text of the site. */
function readEdits(locale: string, amount: number, edits: readonly ((text: string) => string)[]) {
  const format = new Intl.NumberFormat(locale);
  let text = format.format(amount);
  let marked = markSeparators(text);
  return edits.map((edit) => {
    const after = edit(text);
    marked = markEdit(text, marked, after);
    text = after;
    return parseAmount(marked, maximum, format).amount;
  });
}

const deleteLast = (text: string) => text.slice(0, -1);
const typeZero = (text: string) => `${text}0`;

test.each([
  ['en-NG', '0'],
  ['fr', '0'],
  ['de', '0'],
  ['ta', '0'],
  ['bn', '০'],
  ['fa', '۰'],
])('an edit between separators that the site wrote is read: %s', (locale, zero) => {
  // The fourth deletes a separator.
  const back = [deleteLast, deleteLast, deleteLast, deleteLast, deleteLast];
  expect(readEdits(locale, 1_000_000, back)).toEqual([100_000, 10_000, 1_000, 1_000, 100]);
  expect(readEdits(locale, 1_000_000, [(text) => `${text}${zero}`])).toEqual([10_000_000]);
  const inside = (text: string) => `${text.slice(0, 1)}${zero}${text.slice(1)}`;
  expect(readEdits(locale, 1_000_000, [inside])).toEqual([10_000_000]);
});

test('separators that a visitor types group three digits', () => {
  const type = (typed: string) => [...typed].map((key) => (text: string) => text + key);
  const emptied = [() => '', ...type('1,00')];
  expect(readEdits('en-NG', 1_000_000, emptied)).toEqual([
    undefined,
    1,
    undefined,
    undefined,
    undefined,
  ]);
  const again = [() => '', ...type('1,000'), typeZero];
  expect(readEdits('en-NG', 1_000_000, again).slice(-2)).toEqual([1_000, undefined]);
});

test.each([
  ['2,500,000', 2_500_000],
  ['1.500.000', 1_500_000],
])('an amount in place of the one that the site wrote is read as it is: %s', (text, amount) => {
  expect(readEdits('en-NG', 1_000_000, [() => text])).toEqual([amount]);
});
