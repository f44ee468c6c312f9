import { emulateAppearance, inTurn, schemeNames } from '../support/a11y/appearance.ts';
import { expectAccessible } from '../support/a11y/axe.ts';
import { dismissSuggestion, expect, notFoundMessage, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';
import { scannedLanguages, widths } from './loadedPages.ts';

/** Pages per test: a new browser context for each page would take longer than its scan. */
const share = 6;

/** Every page in English and every fifth page in the other languages; `load.proof.ts` scans all. */
for (const [turn, { name, site, paths }] of scannedLanguages.entries())
  test.describe(name, () => {
    test.use({ site });
    test.beforeEach(({ page }) => dismissSuggestion(page));
    const scanned = paths.filter((_, index) => turn === 0 || index % 5 === turn % 5);
    for (let first = 0; first < scanned.length; first += share) {
      const some = scanned.slice(first, first + share);
      test(`no accessibility defect on ${some.join(' ')}`, async ({ page, watch }) => {
        watch.expectedMessages.push(notFoundMessage);
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
  });
