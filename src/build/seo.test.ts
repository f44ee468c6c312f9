import { beforeAll, expect, test } from 'vitest';
import figures from '../../locales/figures.json';
import { readTranslations } from '../../tests/support/readTranslations.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../i18n/createTranslator.ts';
import { source } from '../i18n/languages.ts';
import { siteUrl } from '../site/company.ts';
import { robots, seoHead, sitemap, sitemapEntry, structuredData } from './seo.ts';

let translator: Translator;

beforeAll(async () => {
  const translations = createTranslations(readTranslations);
  await translations.load(source, ['site']);
  translator = createTranslator(translations.in(source));
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

test.each([
  ['en', 'en-NG', 'en_NG'],
  ['sr-Latn', 'sr-Latn-RS', 'sr_RS'],
  ['ha', 'en-NG', undefined],
  ['fr', 'fr', undefined],
])('%s, whose numbers are written as in %s, has the locale %s', (tag, formatLocale, locale) => {
  const own = { ...translator, language: { ...source, tag, formatLocale } };
  const [, found] =
    /property="og:locale" content="(.*?)"/.exec(seoHead(own, 'home:page', '/', [])) ?? [];
  expect(found).toBe(locale);
});

test('the lender states its hours on the days of the specification', () => {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  expect(structuredData(translator, 'contact:page', '/contactus')).toMatchObject({
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
  const data = structuredData(translator, 'company:team', '/company/family');
  const steps = [
    [translator.t('common:menu.links.home'), '/'],
    [translator.t('company:all.title'), '/company'],
    [translator.t('company:team.title'), '/company/family'],
  ];
  expect(data['@graph']).toMatchObject([
    { itemListElement: steps.map(([name, path]) => ({ name, item: `${siteUrl}${path}` })) },
  ]);
});
