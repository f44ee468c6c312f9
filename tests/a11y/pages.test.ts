import { expectAccessible, type Scheme, schemeNames, schemes } from '../support/a11y/axe.ts';
import { expectReflow, longLines, lostTexts } from '../support/a11y/reflow.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import {
  en,
  english,
  englishPaths,
  inLanguage,
  languages,
  missingPaths,
  translation,
} from '../support/sources.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const paths = [...englishPaths, ...missingPaths];

const screens = [phone, { width: 768, height: 1024 }, desktop];

/** The windows of the walks by Tab, by name; some have larger letters. */
const windows = {
  phone: { size: phone, letters: '100%' },
  'a cheap phone': { size: { width: 360, height: 640 }, letters: '100%' },
  'a turned phone': { size: { width: 740, height: 360 }, letters: '100%' },
  'a cheap laptop': { size: { width: 1366, height: 620 }, letters: '100%' },
  desktop: { size: desktop, letters: '100%' },
  'large letters on a phone': { size: phone, letters: '200%' },
  'large letters on a desktop': { size: desktop, letters: '200%' },
} as const;

type Window = keyof typeof windows;

/** A page of each kind, with a scheme, a screen and two walks; the nightly run has all of these. */
const kinds: Readonly<Record<string, readonly [Scheme, typeof phone, Window, Window]>> = {
  '/': ['light', phone, 'desktop', 'a turned phone'],
  '/product/car-loans': ['dark', desktop, 'a cheap phone', 'large letters on a phone'],
  '/company': ['forced', phone, 'a cheap laptop', 'large letters on a desktop'],
  '/company/chooseus': ['dark', phone, 'a cheap phone', 'desktop'],
  '/resources/faq': ['dark', desktop, 'phone', 'large letters on a phone'],
  '/contactus': ['forced', desktop, 'a cheap laptop', 'a cheap phone'],
  '/privacy/terms-conditions': ['light', phone, 'a turned phone', 'desktop'],
  '/privacy/updates-policy': ['dark', desktop, 'phone', 'large letters on a phone'],
  '/resources/accessibility': ['forced', phone, 'large letters on a desktop', 'a cheap laptop'],
  '/no/such/page': ['light', desktop, 'a turned phone', 'desktop'],
};

/**
 * The sections of the policy share a template and are English in most languages: one represents
 * all.
 */
const distinct = paths.filter((path) => !path.startsWith('/privacy/') || path in kinds);

/** A member of a list that depends only on the page, so that a new page changes no other one's. */
function ownOf<Member>(list: readonly Member[], path: string): Member {
  const sum = [...path].reduce((before, letter) => before + letter.charCodeAt(0), 0);
  // A list is never empty here, so that it has a member at every remainder.
  return list[sum % list.length] as Member;
}

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of 404/);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Walks a page in windows, and leaves its letters as they were. */
async function expectWalks(page: Page, names: readonly Window[]): Promise<void> {
  for (const name of names)
    await test.step(name, async () => {
      const { size, letters } = windows[name];
      await page.setViewportSize(size);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await expectTabWalk(page, en('common:skip.link'));
    });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Checks a page in a scheme and on a screen. */
async function expectNoDefect(page: Page, scheme: Scheme, size: typeof phone): Promise<void> {
  await page.emulateMedia(schemes[scheme]);
  await page.setViewportSize(size);
  await expectAccessible(page);
  expect(await lostTexts(page)).toEqual([]);
  expect(await longLines(page)).toEqual([]);
}

for (const [path, [scheme, screen, ...walks]] of Object.entries(kinds))
  test(`${path} is accessible, can be walked by Tab, and reflows`, async ({ page }) => {
    await open(page, path);
    await expectNoDefect(page, scheme, screen);
    await expectWalks(page, walks);
    await expectReflow(page);
  });

/** Pages per test: a new browser context for each page would take longer than its scan. */
const share = 7;

for (const { language, some } of [
  { language: english, some: distinct.filter((path) => !(path in kinds)) },
  { language: translation, some: Object.keys(kinds) },
])
  for (let first = 0; first < some.length; first += share) {
    const group = some.slice(first, first + share).map((path) => inLanguage(path, language));
    test(`${group.join(' ')} are accessible`, async ({ page }) => {
      for (const path of group)
        await test.step(path, async () => {
          await open(page, path);
          await expectNoDefect(page, ownOf(schemeNames, path), ownOf(screens, path));
        });
    });
  }

test.describe('the whole site', { tag: '@nightly' }, () => {
  for (const path of distinct)
    test(`${path} can be walked by Tab in every window, and reflows`, async ({ page }) => {
      await open(page, path);
      // The keys of a constant are its own.
      await expectWalks(page, Object.keys(windows) as Window[]);
      await expectReflow(page);
    });

  for (const language of languages)
    for (const path of paths.map((path) => inLanguage(path, language)))
      test(`${path} is accessible in every scheme and on every screen`, async ({ page }) => {
        await open(page, path);
        for (const scheme of schemeNames)
          for (const size of screens) await expectNoDefect(page, scheme, size);
      });
});
