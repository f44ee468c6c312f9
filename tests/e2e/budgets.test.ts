import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { builtFile } from '../support/builtFile.ts';
import { footerLink } from '../support/menus.ts';
import { allPagePaths, inLanguage, languages, pagePaths, translation } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

interface File {
  readonly path: string;
  readonly size: number;
}

/** Bytes on the wire: the build has compressed the files that are not compressed by nature. */
function sent(address: string): number {
  const file = builtFile(address);
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

function fileOf(response: Response): File {
  const { pathname } = new URL(response.url());
  return { path: pathname, size: sent(pathname) };
}

/** Opens a page and records its files, also those that are requested later. */
async function firstVisit(page: Page, address: string, baseURL = ''): Promise<File[]> {
  const files: File[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(baseURL)) files.push(fileOf(response));
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return files;
}

function total(files: readonly File[], ending = ''): number {
  return files.reduce((sum, { path, size }) => sum + (path.endsWith(ending) ? size : 0), 0);
}

const kB = 1000;

test('the first visit to the home page', async ({ page, baseURL }) => {
  const files = await firstVisit(page, '/', baseURL);
  expect(total(files)).toBeLessThanOrEqual(190 * kB);
  // Page, font, scripts, texts, first picture, icon, service worker.
  const paths = new Set(files.map(({ path }) => path));
  expect(paths.size).toBeLessThanOrEqual(10);
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts.length).toBe(1);
  expect(total(fonts)).toBeLessThanOrEqual(30 * kB);
});

test('the script and the texts of a first visit', async ({ page, baseURL }) => {
  const files = await firstVisit(page, inLanguage('/contactus', translation), baseURL);
  expect(total(files, '.js')).toBeGreaterThan(0);
  expect(total(files, '.js')).toBeLessThanOrEqual(140 * kB);
  expect(total(files, '.json')).toBeGreaterThan(0);
  expect(total(files, '.json')).toBeLessThanOrEqual(12 * kB);
});

test('another page of the site needs no texts and no code', async ({ page, baseURL }) => {
  const files = await firstVisit(page, '/', baseURL);
  files.splice(0);
  for (const name of ['faq', 'contact', 'car'] as const) {
    await footerLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(files.filter(({ path }) => !/\.svg$/.test(path))).toEqual([]);
  await footerLink(page, 'terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files.filter(({ path }) => path.endsWith('.json'))).toHaveLength(1);
});

/** The capacity of a connection's first round trip. */
const firstRoundTrip = 14 * kB;

for (const { name, tag } of languages) {
  test(`the HTML of every page in ${name}, with all that its first paint needs`, () => {
    const styles = new Set<string>();
    for (const path of allPagePaths(tag)) {
      const html = readFileSync(builtFile(path), 'utf8');
      // Only the inline stylesheet, and no render-blocking script.
      expect(html, path).not.toMatch(/<link rel="stylesheet"|<script[^>]* src=/);
      expect(sent(path), path).toBeLessThanOrEqual(firstRoundTrip);
      // For browsers and hosts without Brotli; a sixth larger at most.
      const { size } = statSync(`${builtFile(path)}.gz`);
      expect(size, path).toBeLessThanOrEqual(1.2 * firstRoundTrip);
      const [, css = ''] = /<style>(@layer.*?)<\/style>(?!\s*<\/noscript>)/s.exec(html) ?? [];
      expect(css.length, path).toBeGreaterThan(0);
      styles.add(css);
    }
    for (const css of styles) expect(brotliCompressSync(css).length).toBeLessThanOrEqual(12 * kB);
  });
}

test('an additional language adds only its links to the pages of the others', async ({
  request,
}) => {
  // The pseudo-languages are two additional languages.
  for (const path of pagePaths) {
    const html = async (base: string | undefined) => {
      const text = await (await request.get(`${base}${path}`)).text();
      // The stylesheet contains a second font for a language with other letters.
      return text.replace(/<style>.*?<\/style>/gs, '');
    };
    const few = await html(process.env.PLAIN_SITE);
    const more = await html(process.env.PSEUDO_SITE);
    expect(more.length - few.length, path).toBeLessThanOrEqual(2 * 400);
  }
});
