import { expect, test } from 'vitest';
import { productPath } from '../facts/paths.ts';
import { loanTypes } from '../facts/products.ts';
import { english, languageOf, languages, localizedPath } from '../i18n/languages.ts';
import { sitePages } from './routes.tsx';

const englishPaths = sitePages.filter(({ path }) => languageOf(path) === english);

test('the route table holds every route of the specification, and the accessibility statement', () => {
  const pages = englishPaths.filter(({ leadsTo }) => !leadsTo).map(({ path }) => path);
  const routes = `
    / /company /company/about /company/value /company/chooseus /company/family
    /resources/faq /resources/accessibility /contactus
    /privacy/our-identity /privacy/purpose-objectives /privacy/scope
    /privacy/personal-information /privacy/premises-visitors
    /privacy/disclosure-of-information /privacy/security-retention
    /privacy/marketing-monitoring /privacy/sponsorship-donations /privacy/your-rights
    /privacy/complaints /privacy/contacting-us /privacy/updates-policy
    /privacy/terms-conditions`;
  // An owner may add pages and products.
  const expected = [...routes.trim().split(/\s+/), ...loanTypes.map(productPath)];
  expect(pages).toEqual(expect.arrayContaining(expected));
  expect(new Set(pages).size).toBe(pages.length);
});

test('every language has every address, below its tag', () => {
  for (const language of languages) {
    const own = sitePages.filter(({ path }) => languageOf(path) === language);
    const expected = englishPaths.map(({ path }) => localizedPath(path, language));
    expect(new Set(own.map(({ path }) => path))).toEqual(new Set(expected));
  }
});
