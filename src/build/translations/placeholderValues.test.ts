import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { interpolate, valuesIn } from './placeholderValues.ts';

const arabic: Language = {
  tag: 'ar',
  name: 'العربية',
  dir: 'rtl',
  status: 'draft',
  formatLocale: 'ar-EG',
};
const facts = { brand: 'A & B', phone: '+234 1', email: 'a@b.example', address: 'Abuja' };
const figures = {
  term: { unit: 'month', value: 6 },
  share: { unit: 'percent', value: 70 },
  twice: { unit: 'times', value: 2 },
};

function interpolated(text: string, common: object = {}): string | null {
  return interpolate(text, valuesIn(arabic, common, figures, facts));
}

test('a text whose figure lacks a word for its unit is left to English as a whole', () => {
  expect(interpolated('{{term}} {{share}}')).toBeNull();
  expect(interpolated('{{share}}')).toMatch(/٧٠/);
  expect(interpolated('{{term}}', { units: { month_few: '{{amount}} أشهر' } })).toBe('٦\u00A0أشهر');
});

test('a number may have a word of its own', () => {
  const units = { times_2: 'مرتين', times_two: '{{amount}} مرة' };
  expect(interpolated('{{twice}}', { units })).toBe('مرتين');
  expect(interpolated('{{twice}}', { units: { times_two: '{{amount}} مرة' } })).toBe('٢\u00A0مرة');
});

test('a phone number keeps its order in a line from right to left', () => {
  expect(interpolated('{{phone}}')).toBe('\u2066+234\u00A01\u2069');
});

test('a placeholder that only the browser can fill is kept', () => {
  expect(interpolated('{{year}} {{brand}}')).toBe('{{year}} A & B');
});
