// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageUrl } from '../../src/app/head.ts';
import {
  dismissSuggestion,
  isSuggestionDismissed,
  preferredLanguage,
} from '../../src/i18n/languagePreference.ts';
import { languageOf, languages, localizedPath, withoutLanguage } from '../../src/i18n/languages.ts';
import { siteUrl } from '../../src/site/company.ts';
import { isPrivacySection, privacySections } from '../../src/site/policies.ts';
import { isLoanType, loanTypeOfSlug, loanTypes } from '../../src/site/products.ts';
import { hostileTexts, inAddress } from '../support/hostile/hostileTexts.ts';
import { seed } from '../support/seededRandom.ts';

/** Checks that every reader of a URL handles any text. */
function readAddress(text: string): void {
  const pathname = `/${inAddress(text)}`;
  const language = languageOf(pathname);
  expect(languages, text).toContain(language);
  const path = withoutLanguage(pathname);
  expect(path.startsWith('/'), text).toBe(true);
  expect(languageOf(localizedPath(path, language)), text).toBe(language);
  expect(new URL(pageUrl(pathname, language)).origin, text).toBe(siteUrl);
}

function readNames(text: string): void {
  expect(isLoanType(text), text).toBe(loanTypes.some((known) => known === text));
  expect(isPrivacySection(text), text).toBe(privacySections.some((known) => known === text));
  expect([undefined, ...loanTypes], text).toContain(loanTypeOfSlug(text));
}

function readPreference(text: string): void {
  localStorage.setItem('language', text);
  localStorage.setItem('language-suggestion', text);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([text, '', 'x-y-z']);
  expect([undefined, ...languages], text).toContain(preferredLanguage());
  expect(isSuggestionDismissed(), text).toBe(true);
}

const entry = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/** Imports the module again, because it reads the positions once. */
async function readPositions(text: string): Promise<void> {
  sessionStorage.setItem('scroll-positions', text);
  vi.resetModules();
  const { savedPosition, savePosition, storePositions } = await import(
    '../../src/app/scrollPositions.ts'
  );
  const hostile = { ...entry, key: text, pathname: text, hash: text };
  expect(savedPosition(entry) ?? 0, text).toBeGreaterThanOrEqual(0);
  expect(savedPosition(hostile), text).toBeUndefined();
  savePosition(hostile, 7);
  storePositions();
  expect(savedPosition(hostile), text).toBe(7);
  expect(Object.keys(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')), text).toContain(
    `${text} ${text}${text}`,
  );
  expect(Object.keys(Object.prototype), text).toEqual([]);
}

/** Passes `count` hostile inputs to everything that reads a URL or the storage. */
function testReaders(count: number): void {
  const texts = hostileTexts(count, seed);
  const each = async (read: (text: string) => void | Promise<void>) => {
    for (const text of texts) await read(text);
  };
  test(`${count} hostile URLs stay URLs of this site (seed ${seed})`, () => each(readAddress));
  test(`${count} hostile names match nothing (seed ${seed})`, () => each(readNames));
  test(`${count} hostile languages are known or ignored (seed ${seed})`, () =>
    each(readPreference));
  test(`${count} hostile scroll positions are ignored (seed ${seed})`, () => each(readPositions));
}

afterEach(() => {
  vi.restoreAllMocks();
});

testReaders(500);

describe('more inputs', { tags: ['nightly'] }, () => testReaders(10_000));

test('disabled storage is ignored', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  expect(() => localStorage).toThrow('denied');
  vi.resetModules();
  const { savedPosition, storePositions } = await import('../../src/app/scrollPositions.ts');
  dismissSuggestion();
  storePositions();
  expect(preferredLanguage()?.tag).toBe('en');
  const entry = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  expect(savedPosition(entry)).toBeUndefined();
});
