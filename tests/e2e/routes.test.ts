import { wideMenu } from '../support/menus.ts';
import { company, en, missingPaths } from '../support/site.ts';
import { expect, notFoundMessage, test } from '../support/test.ts';

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/product', '/product/car-loans'],
    ['/resources', '/resources/faq'],
    ['/privacy', '/privacy/our-identity'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('unknown paths', () => {
  test.beforeEach(({ watch }) => {
    watch.expectedMessages.push(notFoundMessage);
  });

  for (const path of missingPaths) {
    test(`${path} answers with status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(wideMenu(page)).toBeVisible();
    });
  }

  test('an unknown loan type asks for car, personal or business', async ({ page }) => {
    await page.goto('/product/boat-loans');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: en('product:unknown.title') })).toBeVisible();
    await expect(page).toHaveTitle(`${en('product:unknown.title')} – ${company.brand}`);
    await main.getByRole('link', { name: en('product:unknown.business'), exact: true }).click();
    await expect(page).toHaveURL('/product/business-loans');
  });

  for (const path of ['/privacy/nothing', '/no/such/page', '/%E0%A4%A']) {
    test(`${path} shows the error page with links and without a stack`, async ({ page, watch }) => {
      watch.expectedMessages.push(/could not be decoded/);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: en('errors:page.title') })).toBeVisible();
      await expect(main.getByText('404 Not Found')).toBeVisible();
      await expect(main).not.toContainText(/at .*:\d+/);
      await main.getByRole('link', { name: en('errors:page.home') }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
