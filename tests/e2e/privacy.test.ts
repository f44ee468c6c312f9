import type { Locator } from 'playwright/test';
import { policySections } from '../../src/site/policies.ts';
import { en } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: en('privacy:sidebar.title') });
const drawer = (page: Page) => page.getByRole('dialog', { name: en('privacy:sidebar.title') });
const opener = (page: Page) => page.getByRole('button', { name: en('privacy:sidebar.open') });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('the sidebar has a link to each section and marks the section that is shown', async ({
    page,
  }) => {
    await page.goto('/privacy/complaints');
    await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(en('privacy:sections.complaints'));
    const groundOf = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const other = sidebar(page).locator('a:not([aria-current])').first();
    expect(await groundOf(current)).not.toBe(await groundOf(other));
    await sidebar(page)
      .getByRole('link', { name: en('privacy:sections.your-rights') })
      .click();
    await expect(page).toHaveURL('/privacy/your-rights');
    await expect(current).toHaveText(en('privacy:sections.your-rights'));
  });

  test('the terms are not in the sidebar, and nothing is marked on their page', async ({
    page,
  }) => {
    await page.goto('/privacy/terms-conditions');
    await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
    await expect(sidebar(page).locator('a[href$="/terms-conditions"]')).toHaveCount(0);
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('the logo of the sidebar returns home', async ({ page }) => {
    await page.goto('/privacy/scope');
    await page
      .getByRole('main')
      .getByRole('link', { name: en('privacy:sidebar.home') })
      .click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy/scope');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('choosing a section closes the drawer and focuses the new heading', async ({ page }) => {
    await drawer(page)
      .getByRole('link', { name: en('privacy:sections.complaints') })
      .click();
    await expect(page).toHaveURL('/privacy/complaints');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a click on the overlay closes the drawer and returns to its button', async ({ page }) => {
    await page.mouse.click(10, 400);
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/privacy/scope');
  });

  test('the section that is shown can be chosen again', async ({ page }) => {
    await drawer(page).locator('[aria-current="page"]').click();
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('its close button closes it', async ({ page }) => {
    await drawer(page)
      .getByRole('button', { name: en('privacy:sidebar.close') })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});
