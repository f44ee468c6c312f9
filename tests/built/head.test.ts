import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import figures from '../../locales/figures.json' with { type: 'json' };
import { policySections } from '../../src/facts/policies.ts';
import { escapeRegExp } from '../../src/locales/files/Locales.ts';
import {
  company,
  en,
  english,
  englishPaths,
  inLanguage,
  languages,
  missingPaths,
  siteUrl,
} from '../support/sources.ts';
import { builtFile, builtText, pages } from './BuiltSite.ts';

const all = [...pages.values()];

/** The page at the path of a URL of the site. */
const pageAt = (url: string) => pages.get(new URL(url).pathname);

test('every page is in its language, and has a title, a description and share tags', () => {
  for (const { address, language, html, title, meta, canonical } of all) {
    const { tag, dir, words } = language;
    expect(html, address).toMatch(
      new RegExp(`^<!doctype html>\\s*<html lang="${tag}" dir="${dir}"`, 'i'),
    );
    expect(title, address).toBe(`${meta['og:title']} – ${company.brand}`);
    expect(['', undefined, meta['og:title']], address).not.toContain(meta.description);
    expect(meta, address).toMatchObject({
      'og:description': meta.description,
      'og:url': canonical,
      'og:type': 'website',
      'og:site_name': company.brand,
      'og:image': `${siteUrl}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${company.brand} – ${words.t('common:footer.tagline')}`,
      'twitter:card': 'summary_large_image',
    });
    // Only a language whose `formatLocale` is its own and has a region has an `og:locale`.
    const numbers = new Intl.Locale(language.formatLocale);
    const isOwn = numbers.language === new Intl.Locale(tag).language;
    const hasLocale = isOwn && numbers.region !== undefined;
    const locale = hasLocale ? `${numbers.language}_${numbers.region}` : undefined;
    expect(meta['og:locale'], address).toBe(locale);
    expect(existsSync(builtFile('/share.png'))).toBe(true);
    expect(html, address).toContain('>{"@context":"https://schema.org","@graph":[');
    expect(meta.robots, address).toBeUndefined();
  }
});

test('browsers get the icons, the colours of the page, and all of a turned screen', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, ...colours] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  for (const address of [...pages.keys(), '/404.html', '/product']) {
    const html = builtText(address);
    const icons = [...html.matchAll(/<link rel="([\w-]*icon)"[^>]* href="([^"]+)"/g)];
    for (const [, , href = ''] of icons) expect(existsSync(builtFile(href)), href).toBe(true);
    const isRedirect = address === '/product';
    const names = icons.map(([, name]) => name);
    expect(names, address).toEqual(isRedirect ? ['icon'] : ['icon', 'apple-touch-icon']);
    if (isRedirect) continue;
    expect(html).toMatch(
      /name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/,
    );
    for (const [index, scheme] of ['light', 'dark'].entries())
      expect(html).toContain(
        `name="theme-color" content="${colours[index]}" media="(prefers-color-scheme: ${scheme})"`,
      );
  }
});

test('no two pages of a language share a title or a description', () => {
  for (const language of languages) {
    const own = all.filter((page) => page.language === language);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ meta }) => meta.description)).size).toBe(own.length);
  }
});

test('a section of the policy is named in heading and title, the policy in the title', () => {
  for (const section of policySections) {
    const { title, html } = pages.get(`/privacy/${section}`) ?? {};
    const name = en(`privacy:sections.${section}`);
    expect(title).toBe(`${name} – ${en('privacy:sidebar.title')} – ${company.brand}`);
    // The sidebar names the section in the same words.
    const [, heading = ''] = html?.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
    expect(heading.replace(/<[^>]*>/g, '')).toBe(name);
  }
});

test('all alternates of a page have the same alternates, each in its language', () => {
  for (const { address, alternates } of all) {
    for (const { hreflang, href } of alternates) {
      expect(pageAt(href)?.alternates, address).toEqual(alternates);
      const tag = hreflang === 'x-default' ? 'en' : hreflang;
      expect(pageAt(href)?.language.tag, address).toBe(tag);
    }
    if (alternates.length > 0)
      expect(alternates.map(({ href }) => href)).toContain(siteUrl + address);
  }
  // Plus one for the default, which is English.
  const translated = languages.filter(({ words }) => !words.isFallback('home'));
  expect(pages.get('/')?.alternates.length).toBe(translated.length + 1);
});

test('the canonical page of an untranslated page is the English one, of any other itself', () => {
  for (const { address, canonical, language, html, alternates } of all) {
    expect(pageAt(canonical)?.canonical, address).toBe(canonical);
    if (canonical === siteUrl + address) continue;
    expect(pageAt(canonical)?.language.tag, address).toBe('en');
    expect(language.tag, address).not.toBe('en');
    expect(alternates, address).toEqual([]);
    expect(html, address).toMatch(/<title[^>]* lang="en"/);
    expect(html, address).toMatch(/<h1[^>]*>(?:<[^>]*>)*<span lang="en" dir="ltr"/);
  }
  for (const path of englishPaths) expect(pages.get(path)?.canonical).toBe(siteUrl + path);
});

test('the sitemap lists all translated pages, and robots.txt allows and refers to them', () => {
  const sitemap = builtText('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  const translated = all.filter(({ address, canonical }) => canonical === siteUrl + address);
  expect(listed).toEqual(translated.map(({ canonical }) => canonical));
  for (const { hreflang, href } of translated.flatMap(({ alternates }) => alternates))
    expect(sitemap).toContain(`hreflang="${hreflang}" href="${href}"/>`);
  expect(sitemap.split('\n')[1]).toBe(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  );
  const sitemapUrl = `${siteUrl}/sitemap.xml`;
  expect(builtText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`);
});

/** Two weeks: the days on which an owner is open may go past the end of one. */
const weekdays = Array.from({ length: 14 }, (_, day) =>
  // 1 January 2024 was a Monday.
  new Date(2024, 0, 1 + day).toLocaleDateString('en', { weekday: 'long' }),
);

test('the facts about the lender in the structured data are on the page', () => {
  const services = all.flatMap(({ data = [], ...page }) =>
    data.flatMap((thing) => (thing['@type'] === 'FinancialService' ? [{ ...page, thing }] : [])),
  );
  const named = services.map(({ address }) => address);
  expect(named).toEqual(expect.arrayContaining(['/', '/contactus', '/resources/faq']));
  for (const { address, text, thing, language } of services) {
    for (const shown of [thing.telephone, thing.email, thing.address[0].name])
      expect(text, address).toContain(shown);
    for (const name of ['openingDay', 'closingDay', 'openingTime'] as const) {
      // In the language of a sentence, which may not be translated.
      const [own, inEnglish] = [language, english].map(({ words }) =>
        escapeRegExp(words.t(`common:figures.${name}`)),
      );
      expect(text, address).toMatch(new RegExp(`${own}|${inEnglish}`));
    }
    expect(thing, address).toMatchObject({
      // One lender, whatever the language.
      '@id': `${siteUrl}/#lender`,
      name: company.brand,
      slogan: language.words.t('common:footer.tagline'),
      url: siteUrl + language.home,
      image: `${siteUrl}/share.png`,
      address: [{ '@type': 'PostalAddress', addressCountry: 'NG' }],
    });
    const { dayOfWeek, opens, closes } = thing.openingHoursSpecification;
    const first = weekdays.indexOf(figures.openingDay.value);
    const last = weekdays.indexOf(figures.closingDay.value, first);
    expect(dayOfWeek).toEqual(weekdays.slice(first, last + 1));
    expect([opens, closes]).toEqual(
      [figures.openingTime, figures.closingTime].map(
        ({ value }) => `${String(value).padStart(2, '0')}:00`,
      ),
    );
  }
});

test.each([
  ['/company/about', ['/', '/company', '/company/about']],
  ['/resources/faq', ['/', '/resources/faq']],
])('the breadcrumbs of %s have the pages above it, in each language', (page, above) => {
  for (const language of languages) {
    const { data } = pages.get(inLanguage(page, language)) ?? {};
    const steps = above.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name:
        index > 0
          ? pages.get(inLanguage(path, language))?.meta['og:title']
          : language.words.t('common:menu.links.home'),
      item: pages.get(inLanguage(path, language))?.canonical,
    }));
    expect(data?.at(-1).itemListElement, language.name).toEqual(steps);
  }
});

test('the shell for unknown addresses is not indexed', () => {
  expect(builtText('/404.html')).toContain('<meta name="robots" content="noindex"');
  expect(missingPaths.filter((path) => pages.has(path))).toEqual([]);
});
