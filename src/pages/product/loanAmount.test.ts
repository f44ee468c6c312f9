import { expect, test } from 'vitest';
import { parseAmount } from './loanAmount.ts';

const maximum = 30_000_000;

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
  ['1,000.00', 1_000],
  ['30000000', maximum],
])('%j is an amount', (text, amount) => {
  expect(parseAmount(text, maximum)).toEqual({ amount });
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
])('%j is none', (text) => {
  expect(parseAmount(text, maximum)).toEqual({ amount: undefined, mistake: 'error' });
});

test.each(['30000001', '9'.repeat(400)])('%j is too much', (text) => {
  expect(parseAmount(text, maximum)).toEqual({ amount: undefined, mistake: 'tooMuch' });
});

test.each(['', ' '])('%j is no mistake', (text) => {
  expect(parseAmount(text, maximum)).toEqual({ amount: undefined });
});
