import {
  expectAccessible,
  inTurn,
  type Scheme,
  schemeNames,
  schemes,
} from '../support/a11y/axe.ts';
import { expectReflow, longLines, lostTexts } from '../support/a11y/reflow.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import {
  en,
  english,
  inLanguage,
  languages,
  missingPaths,
  pagePaths,
  translation,
} from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const paths = [...pagePaths, ...missingPaths];

/** A page of each kind. */
const kinds = [
  '/',
  '/product/car-loans',
  '/company',
  '/company/chooseus',
  '/resources/faq',
  '/contactus',
  '/privacy/terms-conditions',
  '/privacy/updates-policy',
  '/resources/accessibility',
  '/no/such/page',
];

const screens = [phone, { width: 768, height: 1024 }, desktop];

/** Windows of the walks by Tab: phones, upright and turned, and a cheap laptop; the last in large letters. */
const walks = [
  { size: desktop, letters: '100%' },
  { size: phone, letters: '100%' },
  { size: { width: 1366, height: 620 }, letters: '100%' },
  { size: { width: 740, height: 360 }, letters: '100%' },
  { size: phone, letters: '200%' },
  { size: desktop, letters: '200%' },
];

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of 404/);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Checks a page in a scheme and on a screen. */
async function expectNoDefect(page: Page, scheme: Scheme, size: typeof phone): Promise<void> {
  await page.emulateMedia(schemes[scheme]);
  await page.setViewportSize(size);
  await expectAccessible(page);
  expect(await lostTexts(page)).toEqual([]);
  expect(await longLines(page)).toEqual([]);
}

/** Visits a page once for every check; schemes and screens alternate over the pages. */
function testWholePage(path: string, index: number): void {
  test(`${path} is accessible, can be walked by Tab, and reflows`, async ({ page }) => {
    await open(page, path);
    await expectNoDefect(page, inTurn(schemeNames, index), inTurn([phone, desktop], index));
    // Neighbours in the list are of different kinds.
    for (const { size, letters } of [inTurn(walks, index), inTurn(walks, index + 3)]) {
      await page.setViewportSize(size);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await expectTabWalk(page, en('common:skip.link'));
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await expectReflow(page);
  });
}

for (const [index, path] of kinds.entries()) testWholePage(path, index);

/** Pages per test: a new browser context for each page would take longer than its scan. */
const share = 7;

const others = [
  { language: english, paths: paths.filter((path) => !kinds.includes(path)) },
  { language: translation, paths },
];

for (const { language, paths } of others)
  for (let first = 0; first < paths.length; first += share) {
    const some = paths.slice(first, first + share).map((path) => inLanguage(path, language));
    test(`${some.join(' ')} are accessible`, async ({ page }) => {
      for (const [index, path] of some.entries())
        await test.step(path, async () => {
          await open(page, path);
          await expectNoDefect(page, inTurn(schemeNames, index), inTurn(screens, first + index));
        });
    });
  }

test.describe('the whole site', { tag: '@nightly' }, () => {
  for (const [index, path] of paths.entries())
    if (!kinds.includes(path)) testWholePage(path, index);

  for (const language of languages)
    for (const path of paths.map((path) => inLanguage(path, language)))
      test(`${path} is accessible in every scheme and on every screen`, async ({ page }) => {
        await open(page, path);
        for (const scheme of schemeNames)
          for (const size of screens) await expectNoDefect(page, scheme, size);
      });
});
