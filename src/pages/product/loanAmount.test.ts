import { expect, test } from 'vitest';
import { markEdit, markSeparators, parseAmount } from './loanAmount.ts';

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
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text, maximum, english)).toEqual({ amount });
});

test.each<[reason: string, ...texts: string[]]>([
  ['no digits', '₦'],
  ['not above zero', '0', '-1'],
  ['kobo', '1.5', '1,50'],
  ['words or other signs', '1e6', '10k', '1 million', '$100'],
  ['groups of other than three digits', '1,00', '1,0000', '1,,000', ',000', '1,000,'],
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

/**
 * The amounts in a field after each of several edits, the first of which is of an amount that the
 * site wrote: a million.
 */
function readEdits(locale: string, edits: readonly ((text: string) => string)[]) {
  const format = new Intl.NumberFormat(locale);
  let text = format.format(1_000_000);
  let marked = markSeparators(text);
  return edits.map((edit) => {
    const after = edit(text);
    marked = markEdit(text, marked, after);
    text = after;
    return parseAmount(marked, maximum, format).amount;
  });
}

const deleteLast = (text: string) => text.slice(0, -1);

test.each([
  ['en-NG', '0'],
  ['fr', '0'],
  ['bn', '০'],
])('an edit between separators that the site wrote is read: %s', (locale, zero) => {
  // The fourth deletes a separator.
  const back = [deleteLast, deleteLast, deleteLast, deleteLast, deleteLast];
  expect(readEdits(locale, back)).toEqual([100_000, 10_000, 1_000, 1_000, 100]);
  expect(readEdits(locale, [(text) => `${text}${zero}`])).toEqual([10_000_000]);
  const inside = (text: string) => `${text.slice(0, 1)}${zero}${text.slice(1)}`;
  expect(readEdits(locale, [inside])).toEqual([10_000_000]);
});

test('separators that a visitor types group three digits', () => {
  const texts = ['', '1', '1,', '1,0', '1,00', '1,000', '1,0000'];
  const edits = texts.map((text) => () => text);
  const amounts = [undefined, 1, undefined, undefined, undefined, 1_000, undefined];
  expect(readEdits('en-NG', edits)).toEqual(amounts);
});

test.each([
  ['2,500,000', 2_500_000],
  ['1.500.000', 1_500_000],
])('an amount in place of the one that the site wrote is read as it is: %s', (text, amount) => {
  expect(readEdits('en-NG', [() => text])).toEqual([amount]);
});
