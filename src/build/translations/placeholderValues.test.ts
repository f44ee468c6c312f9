import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import type { CompanyFacts } from '../../site/companyFacts.ts';
import { interpolate, valuesIn } from './placeholderValues.ts';

const arabic: Language = {
  tag: 'ar',
  name: 'العربية',
  dir: 'rtl',
  status: 'draft',
  formatLocale: 'ar-EG',
};
// Without those that an owner adds.
const sample = { brand: 'A & B', phone: '+234 1', email: 'a@b.example', address: 'Abuja' };
const facts = sample as CompanyFacts;
const figures = {
  term: { unit: 'month', value: 6 },
  share: { unit: 'percent', value: 70 },
  twice: { unit: 'times', value: 2 },
  maximum: { unit: 'naira', value: 2_000_000 },
  closing: { unit: 'clock', value: 20 },
};

function interpolated(text: string, common: object = {}, language = arabic): string | null {
  return interpolate(text, valuesIn(language, common, figures, facts));
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

test('millions take the plural form of their number', () => {
  const units = { nairaMillions_two: 'مليونان', nairaMillions_other: '{{amount}} مليون' };
  expect(interpolated('{{maximum}}', { units })).toBe('مليونان');
});

test('hours count to 12, or to 23 where the language says so', () => {
  const units = { evening: '{{hour}} h' };
  expect(interpolated('{{closing}}', { units })).toBe('٨\u00A0h');
  expect(interpolated('{{closing}}', { units }, { ...arabic, hourCycle: 'h23' })).toBe('٢٠\u00A0h');
});

test('a phone number keeps its order in a line from right to left', () => {
  expect(interpolated('{{phone}}')).toBe('\u2066+234\u00A01\u2069');
});

test('a placeholder that only the browser can fill is kept', () => {
  expect(interpolated('{{year}} {{brand}}')).toBe('{{year}} A & B');
});
