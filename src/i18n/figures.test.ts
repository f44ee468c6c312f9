import { beforeAll, expect, test } from 'vitest';
import { readWords } from '../tooling/words/LocaleFolder.ts';
import { formatNumber, learnNumbers } from './figures.ts';
import { source } from './languages.ts';
import { createWordStore } from './wordStore.ts';
import { type Words, wordsIn } from './words.ts';

const store = createWordStore(readWords);
let words: Words;

beforeAll(async () => {
  await store.load(source, ['common']);
  words = wordsIn(store, source);
});

test.each([
  ['carMaximum', '₦30 million'],
  ['sampleCarAmount', '₦4.5 million'],
  ['samplePersonalAmount', '₦650,000'],
  ['carShareMin', '70%'],
  ['carTermMin', '1'],
  ['carTermMax', '6 months'],
  ['rolloverNotice', '1 week'],
  ['rolloverLimit', '1 month'],
  ['breachReport', '72 hours'],
  ['minimumAge', '21 years'],
  ['securityUpdates', 'twice'],
  ['policyUpdated', '2 October 2024'],
  ['openingTime', '8AM'],
  ['closingTime', '8PM'],
  ['faqAmountMax', '$50,000'],
  ['reloadDelay', '4 seconds'],
] as const)('%s reads "%s"', (name, text) => {
  const isDate = name === 'policyUpdated';
  expect(words.figures[name]).toBe(isDate ? text : text.replaceAll(' ', '\u00A0'));
});

test.each([
  ['customers', 0, '0'],
  ['customers', 0.5, '60'],
  ['customers', 1, '120'],
  ['loanValue', 0, '₦0 million'],
  ['loanValue', 0.5, '₦258 million'],
  ['loanValue', 1, '₦516 million'],
] as const)('%s counted up to %d reads "%s"', (name, share, text) => {
  expect(words.formatFigure(name, share)).toBe(text.replaceAll(' ', '\u00A0'));
});

test('a number that the build has formatted is taken as it is', () => {
  learnNumbers({ 'en-ZZ decimal 5': 'five' });
  expect(formatNumber(5, { ...source, formatLocale: 'en-ZZ' })).toBe('five');
  expect(formatNumber(6, { ...source, formatLocale: 'en-ZZ' })).toBe('6');
});
