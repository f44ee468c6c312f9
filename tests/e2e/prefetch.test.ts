import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { desktop, expect, idle, type Page, test } from '../support/test.ts';

test.use({ viewport: desktop });

const link = (page: Page) => footerLink(page, 'faq');

/**
 * Requests of scripts, translations and pictures from now on, without the logo, which the browser
 * requests as the icon on every navigation.
 */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json|svg)$/.test(pathname) && !pathname.includes('/mark-')) loads.push(pathname);
  });
  return loads;
}

for (const [sign, show] of [
  ['hovered', (page: Page) => link(page).hover()],
  ['focused', (page: Page) => link(page).focus()],
] as const) {
  test(`a ${sign} link prefetches its page`, async ({ page }) => {
    await page.goto('/');
    const ready = ['**/FaqPage-*', '**/en/faq.json'].map((file) => page.waitForResponse(file));
    await show(page);
    await Promise.all(ready);
    const loads = watchLoads(page);
    await link(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq:page.title'));
    expect(loads).toEqual([]);
  });
}

test('the first hovered link prefetches its page, too', async ({ page }) => {
  await page.goto('/');
  const ready = ['**/FaqPage-*', '**/en/faq.json'].map((file) => page.waitForResponse(file));
  await link(page).hover();
  await Promise.all(ready);
});

test('a hovered link prefetches the pictures of its page', async ({ page }) => {
  await page.goto('/resources/faq');
  const ready = ['**/hero-car-*', '**/step-apply-*', '**/ProductPage-*', '**/en/product.json'].map(
    (file) => page.waitForResponse(file),
  );
  await footerLink(page, 'car').hover();
  await Promise.all(ready);
  const loads = watchLoads(page);
  await footerLink(page, 'car').click();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await idle(page);
  expect(loads).toEqual([]);
});

test('nothing is prefetched under Save-Data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  const loads = watchLoads(page);
  await link(page).hover();
  await idle(page);
  expect(loads).toEqual([]);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq:page.title'));
  expect(loads.length).toBeGreaterThan(0);
});
