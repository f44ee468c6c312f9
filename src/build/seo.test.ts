import type { i18n as I18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import figures from '../../locales/figures.json';
import { readTranslations } from '../../tests/support/readTranslations.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { english } from '../i18n/languages.ts';
import { seoHead, structuredData } from './seo.ts';

let i18n: I18n;

beforeAll(async () => {
  const translations = createTranslations(readTranslations);
  await translations.load(english, 'site');
  i18n = translations.instance(english);
});

test('only a language whose numbers are its own has a locale for social networks', () => {
  expect(seoHead(i18n, 'home:page', '/', [])).toContain('property="og:locale" content="en_NG"');
});

test('the lender states its hours on the days of the specification', () => {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  expect(structuredData(i18n, 'contact:page', '/contactus')).toMatchObject({
    '@graph': [
      {
        '@type': 'FinancialService',
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: clock(figures.openingTime.value),
          closes: clock(figures.closingTime.value),
        },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test.each([
  ['company:about', '/company/about', ['/', '/company', '/company/about']],
  ['faq:page', '/resources/faq', ['/', '/resources/faq']],
] as const)('the breadcrumbs of %s have the pages above it', (keys, pathname, addresses) => {
  const { itemListElement } = Object(structuredData(i18n, keys, pathname)['@graph'].at(-1));
  expect(itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual(
    addresses,
  );
});
