import { cutTexts, setTextSize, spreadText, textSize } from '../support/a11y/adaptation.ts';
import { structureFaults } from '../support/a11y/structureFaults.ts';
import { targetFaults } from '../support/a11y/targetFaults.ts';
import { missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, notFoundMessage, phone, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';

const paths = [...pagePaths, ...missingPaths];
const share = 5;

for (let first = 0; first < paths.length; first += share) {
  const some = paths.slice(first, first + share);
  test.describe(`on ${some.join(' ')}`, () => {
    test.beforeEach(({ watch }) => {
      watch.expectedMessages.push(notFoundMessage);
    });

    test('headings, references and links are in order', async ({ page }) => {
      for (const path of some) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          expect(await structureFaults(page), `${path} ${size.width}`).toEqual([]);
          expect(await targetFaults(page), `${path} ${size.width}`).toEqual([]);
        }
      }
    });

    test('nothing is lost on narrow and turned screens, in large and spread text', async ({
      page,
    }) => {
      const expectWhole = async (what: string) => {
        expect(await clippedTexts(page), what).toEqual([]);
        expect(await cutTexts(page), what).toEqual([]);
      };
      for (const path of some) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const [width, height] of [
          [320, 256],
          [390, 844],
          [844, 390],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectWhole(`${path} at ${width} by ${height}`);
        }
        const before = await textSize(page);
        await setTextSize(page, '200%');
        expect(await textSize(page), `${path}: letters that grow`).toBe(2 * before);
        for (const width of [390, 640, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(`${path} at ${width} with letters of 200 %`);
        }
        await setTextSize(page, '');
        await spreadText(page);
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await expectWhole(`${path} at ${size.width} with spread text`);
        }
      }
    });
  });
}
