import { cutTexts, setTextSize, spreadText, textSize } from '../support/a11y/adaptation.ts';
import { structureFaults } from '../support/a11y/structureFaults.ts';
import { targetFaults } from '../support/a11y/targetFaults.ts';
import { isNightlyPath, missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, notFoundMessage, type Page, phone, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toBeVisible();
}

/** Checks the structure and the targets of the loaded page, on both screens. */
async function expectStructure(page: Page, path: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await structureFaults(page), `${path} ${size.width}`).toEqual([]);
    expect(await targetFaults(page), `${path} ${size.width}`).toEqual([]);
  }
}

async function expectWhole(page: Page, what: string): Promise<void> {
  expect(await clippedTexts(page), what).toEqual([]);
  expect(await cutTexts(page), what).toEqual([]);
}

/** Checks that no text of the loaded page is lost; the last styles stay on the page. */
async function expectNothingLost(page: Page, path: string): Promise<void> {
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWhole(page, `${path} at ${width} by ${height}`);
  }
  const before = await textSize(page);
  await setTextSize(page, '200%');
  expect(await textSize(page), `${path}: letters that grow`).toBe(2 * before);
  for (const width of [390, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWhole(page, `${path} at ${width} with letters of 200 %`);
  }
  await setTextSize(page, '');
  await spreadText(page);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectWhole(page, `${path} at ${size.width} with spread text`);
  }
}

/** Pages per test. */
const share = 4;

function testPages(paths: readonly string[]): void {
  for (let first = 0; first < paths.length; first += share) {
    const some = paths.slice(first, first + share);
    test(`on ${some.join(' ')} structure, targets and reflow are right on narrow and rotated screens, in large and spaced text`, async ({
      page,
      watch,
    }) => {
      watch.expectedMessages.push(notFoundMessage);
      for (const path of some) {
        await page.goto(path);
        await expectFrame(page);
        await expectStructure(page, path);
        await expectNothingLost(page, path);
      }
    });
  }
}

const paths = [...pagePaths, ...missingPaths];

testPages(paths.filter((path) => !isNightlyPath(path)));

test.describe('the other pages', { tag: '@nightly' }, () => testPages(paths.filter(isNightlyPath)));
