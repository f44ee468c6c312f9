import { lostTexts } from '../support/a11y/reflow.ts';
import { siteUrl } from '../support/site.ts';
import { expect, notFoundMessage, type Page, test } from '../support/test.ts';

// The width of A4 without margins, in CSS pixels.
test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });

/** Controls that do nothing on paper; the buttons of questions are headings there. */
const controls = (page: Page) =>
  page.locator('button:not(:is(h1, h2, h3) button), iframe').filter({ visible: true });

const colours = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });

for (const path of ['/product/car-loans', '/resources/faq', '/contactus', '/no/such/page'])
  test(`${path} prints its content without controls, dark on white`, async ({ page, watch }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.goto(path);
    await expect(controls(page)).not.toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    const [, ink] = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await expect(controls(page)).toHaveCount(0);
    expect(await colours(page)).toEqual(['rgb(255, 255, 255)', ink]);
    expect(await lostTexts(page)).toEqual([]);
  });

test('the FAQ prints every answer of both tabs, and the addresses of links', async ({ page }) => {
  await page.goto('/resources/faq');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tablist')).toBeHidden();
  const answers = page.locator('[role="tabpanel"]').locator('[role="region"], [hidden]');
  const shown = await answers.evaluateAll((all) =>
    all.filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true })),
  );
  expect(shown).toHaveLength(10);
  const link = page.getByRole('main').locator('p a[href^="/"]').first();
  const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content).toContain(siteUrl);
});

test('a product prints its costs, without the field for an amount', async ({ page }) => {
  await page.goto('/product/car-loans');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
});
