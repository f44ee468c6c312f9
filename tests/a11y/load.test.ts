import { emulateAppearance, inTurn, schemeNames } from '../support/a11y/appearance.ts';
import { expectAccessible } from '../support/a11y/axe.ts';
import { accented, mirrored } from '../support/pseudoLanguages.ts';
import { inLanguage, isNightlyPath, languages, missingPaths, pagePaths } from '../support/site.ts';
import { expect, notFoundMessage, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';

const paths = [...pagePaths, ...missingPaths];
const plain = process.env.PLAIN_SITE ?? '';
const pseudo = process.env.PSEUDO_SITE ?? '';

/** The languages of the site and the two pseudo-languages (longer texts; right to left). */
const scannedLanguages = [
  ...languages.map(({ name, home }) => ({ name, home, site: plain })),
  ...[accented, mirrored].map(({ name, tag }) => ({ name, home: `/${tag}`, site: pseudo })),
].map((language) => ({ ...language, paths: paths.map((path) => inLanguage(path, language)) }));

/** Widths on both sides of each breakpoint. */
const widths = [320, 768, 1280] as const;

/** Pages per test: a new browser context for each page would take longer than its scan. */
const share = 6;

for (const [turn, { name, site, paths }] of scannedLanguages.entries())
  test.describe(name, () => {
    test.use({ site });
    test.beforeEach(({ watch }) => {
      watch.expectedMessages.push(notFoundMessage);
    });

    // Every kind of page in English, and every fifth in the next language, which stands for the others.
    const scanned = paths
      .filter((path) => turn < 2 && site === plain && !isNightlyPath(path))
      .filter((_, index) => turn === 0 || index % 5 === turn % 5);
    for (let first = 0; first < scanned.length; first += share) {
      const some = scanned.slice(first, first + share);
      test(`no accessibility defect on ${some.join(' ')}`, async ({ page }) => {
        for (const [index, path] of some.entries())
          await test.step(path, async () => {
            await page.setViewportSize({ width: inTurn(widths, index + turn), height: 800 });
            await emulateAppearance(page, inTurn(schemeNames, first + index + turn));
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectAccessible(page);
            expect(await clippedTexts(page)).toEqual([]);
          });
      });
    }

    for (const path of paths)
      test(`${path} at every width, light and dark`, { tag: '@nightly' }, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of widths)
          for (const scheme of ['light', 'dark'] as const)
            await test.step(`${width} px, ${scheme}`, async () => {
              await page.setViewportSize({ width, height: 800 });
              await emulateAppearance(page, scheme);
              await expectAccessible(page);
              expect(await clippedTexts(page)).toEqual([]);
            });
      });
  });
