import type { i18n as I18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import figures from '../../locales/figures.json';
import { readTranslations } from '../../tests/support/readTranslations.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { source } from '../i18n/languages.ts';
import { siteUrl } from '../site/company.ts';
import { robots, seoHead, sitemap, sitemapEntry, structuredData } from './seo.ts';

let i18n: I18n;

beforeAll(async () => {
  const translations = createTranslations(readTranslations);
  await translations.load(source, ['site']);
  i18n = translations.in(source);
});

test('a page is listed with its alternates', () => {
  const alternates = [{ hreflang: 'ha', href: 'https://a.example/ha/x?a&b' }];
  expect(sitemap([sitemapEntry('https://a.example/x', alternates)])).toContain(
    '<url><loc>https://a.example/x</loc>' +
      '<xhtml:link rel="alternate" hreflang="ha" href="https://a.example/ha/x?a&amp;b"/></url>',
  );
});

test('a page that is only English under another frame is not listed', () => {
  expect(sitemapEntry('https://a.example/x', [])).toBe('');
});

test('robots.txt names the sitemap and forbids no page', () => {
  expect(robots()).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots()).not.toMatch(/^Disallow: *\S/m);
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

test('a page of the company leads home through the company', () => {
  const data = structuredData(i18n, 'company:team', '/company/family');
  const steps = [
    [i18n.t('common:menu.links.home'), '/'],
    [i18n.t('company:all.title'), '/company'],
    [i18n.t('company:team.title'), '/company/family'],
  ];
  expect(data['@graph']).toMatchObject([
    { itemListElement: steps.map(([name, path]) => ({ name, item: `${siteUrl}${path}` })) },
  ]);
});
