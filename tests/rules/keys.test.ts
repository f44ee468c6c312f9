import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyTypes } from '../../src/localeChecker/keyTypes.ts';
import { Locales } from '../../src/localeChecker/Locales.ts';
import { readSource } from '../../src/localeChecker/readSource.ts';
import { unusedKeys } from '../../src/localeChecker/unusedKeys.ts';

const source = readSource(new Locales('locales'));

test('the key types match the English locale files', () => {
  expect(readFileSync('src/i18n/placeholders.ts', 'utf8')).toBe(keyTypes(source));
});

test('every English text is used', () => {
  expect(unusedKeys(source, 'src', 'index.html')).toEqual([]);
});

test('an unused text is detected', () => {
  expect(unusedKeys(source, 'src/ui', 'index.html')).toContain('home:hero.title');
  expect(unusedKeys(source, 'src/ui', 'index.html')).not.toContain('common:splash.loading');
});
