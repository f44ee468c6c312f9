import type { Locator } from 'playwright/test';
import { siteUrl } from '../support/site.ts';
import { expect, notFoundMessage, type Page, test } from '../support/test.ts';
import { clippedTexts } from '../support/texts.ts';

// The width of A4 without margins, in CSS pixels.
test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });

const shown = (locator: Locator) => locator.filter({ visible: true });

/** Controls that do nothing on paper; the buttons of questions are headings there. */
const controls = (page: Page) => page.locator('button:not(:is(h1, h2, h3) button), iframe');

/** Opens a page, first on the screen and then on paper. */
async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(shown(controls(page))).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
}

function colours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
}

for (const path of [
  '/',
  '/product/car-loans',
  '/company',
  '/resources/faq',
  '/resources/accessibility',
  '/contactus',
  '/privacy/scope',
  '/no/such/page',
])
  test(`${path} prints its content without controls, dark on white`, async ({ page, watch }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const [, ink] = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await print(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await expect(shown(controls(page))).toHaveCount(0);
    expect(await colours(page)).toEqual(['rgb(255, 255, 255)', ink]);
    expect(await clippedTexts(page)).toEqual([]);
  });

test('the FAQ prints every answer of both tabs', async ({ page }) => {
  await print(page, '/resources/faq');
  await expect(page.getByRole('tablist')).toBeHidden();
  const panels = page.locator('[role="tabpanel"]');
  await expect(shown(panels)).toHaveCount(2);
  await expect(shown(panels.locator(':is(h2, h3) > button'))).toHaveCount(10);
  const answers = panels.locator('[role="region"], [hidden="until-found"]');
  const isShown = (all: Element[]) =>
    all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true }));
  expect(await answers.evaluateAll(isShown)).toEqual(Array.from({ length: 10 }, () => true));
});

test('a product prints its costs, without the field for an amount', async ({ page }) => {
  await print(page, '/product/car-loans');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
});

test('a link within the site prints its whole address', async ({ page }) => {
  await print(page, '/resources/faq');
  const link = page.getByRole('main').locator('p a[href^="/"]').first();
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content).toContain(siteUrl);
});
