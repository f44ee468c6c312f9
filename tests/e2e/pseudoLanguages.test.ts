import { accented, mirrored } from '../support/pseudoLanguages.ts';
import { inLanguage, isNightlyPath, missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, notFoundMessage, type Page, test } from '../support/test.ts';
import { clippedTexts, shownTexts } from '../support/texts.ts';

test.use({ site: process.env.PSEUDO_SITE ?? '', viewport: desktop });

const paths = [...pagePaths, ...missingPaths];

/** Pages per test. */
const share = 6;

const latin = /[a-z]/i;
const arabic = /\p{Script=Arabic}/u;

/** Texts whose letters do not match the language that assistive technology is told. */
async function wrongVoices(page: Page, tag: string, foreign: RegExp): Promise<string[]> {
  const texts = await shownTexts(page);
  return texts
    .filter(({ lang, text }) =>
      lang === tag ? foreign.test(text) : lang === 'en' && arabic.test(text),
    )
    .map(({ lang, text }) => `${lang}: ${text}`);
}

/** Checks at the smallest width, after loading at another one. */
async function expectNothingClipped(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await clippedTexts(page)).toEqual([]);
  await page.setViewportSize(desktop);
}

function testPages(paths: readonly string[]): void {
  for (let first = 0; first < paths.length; first += share) {
    const some = paths.slice(first, first + share);
    test.describe(`on ${some.join(' ')}`, () => {
      test.beforeEach(({ watch }) => {
        watch.expectedMessages.push(notFoundMessage);
      });

      test('no text is hard-coded, and longer texts fit into 320 pixels', async ({ page }) => {
        for (const path of some) {
          await test.step(path, async () => {
            await page.goto(inLanguage(path, { home: `/${accented.tag}` }));
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('lang', accented.tag);
            expect(await wrongVoices(page, accented.tag, latin)).toEqual([]);
            await expectNothingClipped(page);
          });
        }
      });

      test('untranslated text is marked as English and fits from right to left', async ({
        page,
      }) => {
        for (const path of some) {
          await test.step(path, async () => {
            await page.goto(inLanguage(path, { home: `/${mirrored.tag}` }));
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
            expect(await wrongVoices(page, mirrored.tag, latin)).toEqual([]);
            const marked = page.locator('main [lang="en"]');
            await expect(marked).not.toHaveCount(0);
            await expect(page.locator('main [lang="en"]:not([dir="ltr"])')).toHaveCount(0);
            await expectNothingClipped(page);
          });
        }
      });
    });
  }
}

testPages(paths.filter((path) => !isNightlyPath(path)));

test.describe('the other pages', { tag: '@nightly' }, () => testPages(paths.filter(isNightlyPath)));

test('the header fits longer texts at every width', async ({ page }) => {
  for (const { tag } of [accented, mirrored]) {
    await page.goto(`/${tag}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 768, 769, 800, 850, 900, 950, 1000, 1001, 1050, 1100]) {
      await test.step(`${tag} ${width}`, async () => {
        await page.setViewportSize({ width, height: 700 });
        expect(await clippedTexts(page)).toEqual([]);
      });
    }
  }
});
