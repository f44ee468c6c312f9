import { animationsEnd } from '../support/a11y/axe.ts';
import { company, en, policySections } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: en('privacy:sidebar.title') });
const drawer = (page: Page) => page.getByRole('dialog', { name: en('privacy:sidebar.title') });
const opener = (page: Page) => page.getByRole('button', { name: en('privacy:sidebar.open') });

test('the sidebar leads to sections and home, and marks the current one', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/privacy/terms-conditions');
  // The terms are not in the sidebar, and nothing is marked on their page.
  await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
  await expect(sidebar(page).locator('a[href$="/terms-conditions"]')).toHaveCount(0);
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
  const current = sidebar(page).locator('[aria-current="page"]');
  for (const section of ['complaints', 'your-rights'] as const) {
    await sidebar(page)
      .getByRole('link', { name: en(`privacy:sections.${section}`) })
      .click();
    await expect(page).toHaveURL(`/privacy/${section}`);
    await expect(current).toHaveText(en(`privacy:sections.${section}`));
    await expect(sidebar(page).getByRole('link')).toHaveCount(policySections.length);
  }
  const other = sidebar(page).locator('a:not([aria-current])').first();
  const ground = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(other).not.toHaveCSS('background-color', ground);
  await page.getByRole('main').getByRole('link', { name: company.brand }).click();
  await expect(page).toHaveURL('/');
});

test('on a phone a drawer has the sections, and returns the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/privacy/scope');
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
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
  // Also the section that is shown already.
  for (const section of ['scope', 'complaints'] as const) {
    await opener(page).click();
    await drawer(page)
      .getByRole('link', { name: en(`privacy:sections.${section}`) })
      .click();
    await expect(page).toHaveURL(`/privacy/${section}`);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
