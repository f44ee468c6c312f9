import { expect, test } from 'vitest';
import type { TextDetails } from '../../../localeChecker/textDetails.ts';
import { placesOf } from './placesOf.ts';

const month: TextDetails = {
  namespace: 'common',
  key: 'units.month_one',
  noteKey: 'units.month',
  line: 92,
  english: '{{amount}} month',
  note: 'A number of months. About 10 characters.',
  limit: 10,
  length: 6,
  translation: 'watan {{amount}}',
  state: 'outdated',
  formerEnglish: '{{amount}} mo.',
};
const reported = {
  texts: [month, { ...month, key: 'units.month_other', state: 'missing' as const, line: 1 }],
  figures: { carTermMax: ['common:units.month'], carTermMin: [] },
};

function shown(key: string): string[] {
  return placesOf(key, reported, 'ha').map((place) => `${place.file}:${place.line} ${place.key}`);
}

test('a key is shown with its English, its note, its length and what is to be done', () => {
  const [one, other] = placesOf('common:units.month', reported, 'ha');
  expect(one?.lines).toEqual([
    'This text is outdated.',
    'English then: {{amount}} mo.',
    'English: {{amount}} month',
    'Note: A number of months. About 10 characters.',
    'Length: 6 characters; about 10 have room',
  ]);
  expect(other?.lines[0]).toBe('This text is missing.');
});

test('a figure is shown with the texts of its unit, a mere number with its format', () => {
  expect(shown('common:figures.carTermMax')).toEqual([
    'locales/figures.json:1 carTermMax',
    'locales/ha/common.json:92 units.month_one',
    'locales/ha/common.json:1 units.month_other',
  ]);
  expect(shown('common:figures.carTermMin')).toContain('locales/ha/meta.json:1 formatLocale');
});

test('a key is shown before the checker has answered', () => {
  expect(shown('faq:lead')).toEqual(['locales/ha/faq.json:1 lead']);
});
