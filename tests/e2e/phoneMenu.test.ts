import { hamburger, link, phoneMenu, section, wideMenu } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { desktop, expect, phone, test, wheel } from '../support/test.ts';

test.use({ viewport: phone });

test.beforeEach(({ page }) => page.goto('/contactus'));

test('the hamburger opens the menu, with one section open at a time', async ({ page }) => {
  await hamburger(page).click();
  const menu = phoneMenu(page);
  await section(menu, 'products').click();
  await expect(link(menu, 'car')).toBeVisible();
  await section(menu, 'company').click();
  await expect(link(menu, 'about')).toBeVisible();
  await expect(link(menu, 'car')).toBeHidden();
  await section(menu, 'company').click();
  await expect(link(menu, 'about')).toBeHidden();
});

test('choosing a link navigates, closes the menu and focuses the heading', async ({ page }) => {
  await hamburger(page).click();
  await section(phoneMenu(page), 'resources').click();
  await link(phoneMenu(page), 'faq').click();
  await expect(page).toHaveURL('/resources/faq');
  await expect(phoneMenu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('choosing a language changes it, closes the menu and returns to the hamburger', async ({
  page,
}) => {
  await hamburger(page).click();
  const { name, tag } = translation;
  await phoneMenu(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(inLanguage('/contactus', translation));
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.getByRole('dialog')).toBeHidden();
  const trigger = page.getByRole('banner').locator('[aria-haspopup="dialog"]');
  await expect(trigger).toBeFocused();
});

test('Escape closes the menu and returns to the hamburger', async ({ page }) => {
  await hamburger(page).click();
  await expect(phoneMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(phoneMenu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect.poll(() => wheel(page)).toBeGreaterThan(0);
});

test('the open menu traps the focus and locks scrolling', async ({ page }) => {
  await hamburger(page).click();
  const menu = phoneMenu(page);
  await expect(menu.getByRole('heading', { name: en('common:menu.title') })).toBeFocused();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  expect(await wheel(page)).toBe(0);
});

test('the menu closes when the window becomes wide', async ({ page }) => {
  await hamburger(page).click();
  await expect(phoneMenu(page)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(phoneMenu(page)).toBeHidden();
  await expect(wideMenu(page)).toBeVisible();
});
