import { expect, test } from 'vitest';
import { unusedKeys } from '../../src/localeChecker/checkEnglish.ts';
import { readSource } from '../../src/localeChecker/inspectLocales.ts';
import { Locales } from '../../src/localeChecker/Locales.ts';

const source = readSource(new Locales('locales'));

test('every English text is used', () => {
  expect(unusedKeys(source, 'src', 'index.html')).toEqual([]);
});

test('an unused text is detected', () => {
  expect(unusedKeys(source, 'src/ui', 'index.html')).toContain('home:hero.title');
  expect(unusedKeys(source, 'src/ui', 'index.html')).not.toContain('common:splash.loading');
});
