import { animationsEnd } from '../support/a11y/axe.ts';
import { company, en, policySections } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: en('privacy:sidebar.title') });
const drawer = (page: Page) => page.getByRole('dialog', { name: en('privacy:sidebar.title') });
const opener = (page: Page) => page.getByRole('button', { name: en('privacy:sidebar.open') });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('the sidebar leads to each section and to the home page, and marks the one that is shown', async ({
    page,
  }) => {
    await page.goto('/privacy/complaints');
    await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(en('privacy:sections.complaints'));
    await sidebar(page)
      .getByRole('link', { name: en('privacy:sections.your-rights') })
      .click();
    await expect(page).toHaveURL('/privacy/your-rights');
    await expect(current).toHaveText(en('privacy:sections.your-rights'));
    const other = sidebar(page).locator('a:not([aria-current])').first();
    const ground = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect(other).not.toHaveCSS('background-color', ground);
    await page.getByRole('main').getByRole('link', { name: company.brand }).click();
    await expect(page).toHaveURL('/');
  });

  test('the terms are not in the sidebar, and nothing is marked on their page', async ({
    page,
  }) => {
    await page.goto('/privacy/terms-conditions');
    await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
    await expect(sidebar(page).locator('a[href$="/terms-conditions"]')).toHaveCount(0);
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy/scope');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  for (const section of ['complaints', 'scope'] as const)
    test(`choosing ${section} closes the drawer and focuses the heading`, async ({ page }) => {
      await drawer(page)
        .getByRole('link', { name: en(`privacy:sections.${section}`) })
        .click();
      await expect(page).toHaveURL(`/privacy/${section}`);
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

  test('its button and a click beside it close it, and return to its opener', async ({ page }) => {
    await drawer(page)
      .getByRole('button', { name: en('privacy:sidebar.close') })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).press('Enter');
    // No visitor clicks before the backdrop is painted.
    await drawer(page).evaluate(animationsEnd);
    await page.mouse.click(10, 400);
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/privacy/scope');
  });
});
