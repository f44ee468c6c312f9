import type { APIRequestContext } from 'playwright/test';
import figures from '../../locales/figures.json' with { type: 'json' };
import { footerLink } from '../support/menus.ts';
import {
  alternatesOf,
  dataOf,
  metaOf,
  pathOf,
  tagsOf,
  textOf,
  titleOf,
} from '../support/seoHead.ts';
import {
  allPagePaths,
  company,
  languages,
  missingPaths,
  pagePaths,
  siteUrl,
} from '../support/site.ts';
import { expect, notFoundMessage, test } from '../support/test.ts';

const all = languages.flatMap((language) =>
  allPagePaths(language.tag).map((path) => ({ path, language })),
);

const pages = new Map<string, string>();

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

function htmlOf(path: string): string {
  return pages.get(path) ?? '';
}

test.beforeEach(async ({ page }) => {
  if (pages.size > 0) return;
  await Promise.all(all.map(async ({ path }) => pages.set(path, await read(page.request, path))));
});

test('every page has a description and share tags', () => {
  for (const { path, language } of all) {
    const html = htmlOf(path);
    const meta = metaOf(html);
    expect(titleOf(html), path).toBe(`${meta['og:title']} – ${company.brand}`);
    expect(meta.description?.length, path).toBeGreaterThan(30);
    expect(meta, path).toMatchObject({
      'og:description': meta.description,
      'og:url': tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href,
      'og:type': 'website',
      'og:site_name': company.brand,
      'og:image': `${siteUrl}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${company.brand} – ${language.words.t('common:footer.tagline')}`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta.robots, path).toBeUndefined();
  }
});

test('every page is in its language', () => {
  for (const { path, language } of all)
    expect(htmlOf(path), path).toMatch(
      new RegExp(`^<!doctype html>\\s*<html lang="${language.tag}" dir="${language.dir}"`, 'i'),
    );
});

test('no two pages of a language have one title or description', () => {
  for (const { tag } of languages) {
    const heads = allPagePaths(tag).map((path) => htmlOf(path));
    expect(new Set(heads.map(titleOf)).size).toBe(heads.length);
    expect(new Set(heads.map((html) => metaOf(html).description)).size).toBe(heads.length);
  }
});

test('all alternates of a page have the same alternates', () => {
  for (const { path } of all) {
    const own = alternatesOf(htmlOf(path));
    for (const { href } of own) expect(alternatesOf(htmlOf(pathOf(href))), path).toEqual(own);
    if (own.length > 0) expect(own.map(({ href }) => pathOf(href))).toContain(path);
  }
});

test('every canonical page is its own canonical page', () => {
  const canonical = (html: string) => metaOf(html)['og:url'] ?? '';
  for (const { path } of all) {
    const address = canonical(htmlOf(path));
    expect(canonical(htmlOf(pathOf(address))), path).toBe(address);
  }
  for (const path of pagePaths) expect(canonical(htmlOf(path))).toBe(`${siteUrl}${path}`);
});

test('the sitemap lists all translated pages, and robots.txt refers to it', async ({ page }) => {
  const sitemap = await read(page.request, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc));
  const translated = all.filter(({ path }) => metaOf(htmlOf(path))['og:url'] === address(path));
  expect(listed).toEqual(translated.map(({ path }) => path));
  for (const { path } of translated)
    for (const { hreflang, href } of alternatesOf(htmlOf(path)))
      expect(sitemap).toContain(`hreflang="${hreflang}" href="${href}"/>`);
  expect(await read(page.request, '/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

function address(path: string): string {
  return `${siteUrl}${path}`;
}

test('the share picture has 1200 by 630 pixels', async ({ page }) => {
  const response = await page.request.get('/share.png');
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('what the structured data say of the lender is on the page', () => {
  for (const { path, language } of all)
    for (const thing of dataOf(htmlOf(path))) {
      const text = textOf(htmlOf(path));
      if (thing['@type'] === 'FinancialService') {
        const { opens, closes } = thing.openingHoursSpecification;
        const hours = [figures.openingTime.value, figures.closingTime.value];
        expect([opens, closes]).toEqual(hours.map((hour) => `${String(hour).padStart(2, '0')}:00`));
        for (const shown of [thing.telephone, thing.email, thing.address.name])
          expect(text, path).toContain(shown);
        expect(text, path).toContain(language.words.t('common:figures.openingTime'));
      }
    }
});

test('every page below the home page has breadcrumbs', () => {
  for (const { path, language } of all) {
    const way = dataOf(htmlOf(path)).find((thing) => thing['@type'] === 'BreadcrumbList');
    if (path === language.home) expect(way).toBeUndefined();
    else
      for (const { item } of way?.itemListElement ?? [{}])
        expect(pages.has(pathOf(item))).toBe(true);
  }
});

for (const path of missingPaths)
  test(`${path} is not indexed, with and without script`, async ({ page, watch }) => {
    watch.expectedMessages.push(notFoundMessage);
    const html = await (await page.request.get(path)).text();
    expect(metaOf(html).robots).toBe('noindex');
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  });

test('a navigation updates the head and removes the tags for machines', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  const shared = page.locator('meta[property^="og:"]');
  await page.goto('/product/car-loans');
  await expect(data).toHaveCount(1);
  await expect(shared).not.toHaveCount(0);
  await footerLink(page, 'faq').click();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/resources/faq`);
  await expect(data).toHaveCount(0);
  await expect(shared).toHaveCount(0);
});
