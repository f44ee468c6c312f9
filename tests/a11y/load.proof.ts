import { emulateAppearance } from '../support/a11y/appearance.ts';
import { expectAccessible } from '../support/a11y/axe.ts';
import { dismissSuggestion, expect, notFoundMessage, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';
import { scannedLanguages, widths } from './loadedPages.ts';

for (const { name, site, paths } of scannedLanguages)
  test.describe(name, () => {
    test.use({ site });
    test.beforeEach(({ page }) => dismissSuggestion(page));

    for (const path of paths)
      test(`${path} at every width, light and dark`, async ({ page, watch }) => {
        watch.expectedMessages.push(notFoundMessage);
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
