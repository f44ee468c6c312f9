import { loanTypes } from '../../src/site/products.ts';
import { hamburger, link, phoneMenu, section, wideMenu } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { desktop, expect, phone, test, wheel } from '../support/test.ts';

const sections = [
  ['products', loanTypes],
  ['company', ['about', 'values', 'chooseUs', 'team']],
  ['resources', ['faq', 'privacy', 'terms']],
] as const;

const targets = [
  ['home', '/'],
  ['contact', '/contactus'],
  ['car', '/product/car-loans'],
  ['personal', '/product/personal-loans'],
  ['business', '/product/business-loans'],
  ['about', '/company/about'],
  ['values', '/company/value'],
  ['chooseUs', '/company/chooseus'],
  ['team', '/company/family'],
  ['faq', '/resources/faq'],
  ['privacy', '/privacy/our-identity'],
  ['terms', '/privacy/terms-conditions'],
] as const;

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto('/contactus'));

  for (const [name, links] of sections) {
    test(`${name} opens by click and holds its links`, async ({ page }) => {
      const menu = wideMenu(page);
      await section(menu, name).click();
      for (const item of links) await expect(link(menu, item)).toBeVisible();
      await section(menu, name).click();
      await expect(link(menu, links[0])).toBeHidden();
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a section, Tab walks its links, Escape closes it and returns`, async ({
      page,
    }) => {
      const menu = wideMenu(page);
      const button = section(menu, 'products');
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const name of sections[0][1]) {
        await page.keyboard.press('Tab');
        await expect(link(menu, name)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('leaving a section by Tab closes it', async ({ page }) => {
    const menu = wideMenu(page);
    await section(menu, 'products').focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop <= loanTypes.length; stop++) await page.keyboard.press('Tab');
    await expect(section(menu, 'company')).toBeFocused();
    await expect(link(menu, 'car')).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(section(menu, 'products')).toBeFocused();
  });

  test('hover opens a section, and the click that follows keeps it open', async ({ page }) => {
    const menu = wideMenu(page);
    const button = section(menu, 'company');
    await button.hover();
    await expect(link(menu, 'team')).toBeVisible();
    await button.click();
    await expect(link(menu, 'team')).toBeVisible();
    await button.click();
    await expect(link(menu, 'team')).toBeHidden();
  });

  test('one section is open at a time', async ({ page }) => {
    const menu = wideMenu(page);
    await section(menu, 'products').click();
    await section(menu, 'resources').click();
    await expect(link(menu, 'faq')).toBeVisible();
    await expect(link(menu, 'car')).toBeHidden();
  });

  test('a click elsewhere closes it', async ({ page }) => {
    const menu = wideMenu(page);
    await section(menu, 'products').click();
    await expect(link(menu, 'car')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(menu, 'car')).toBeHidden();
  });

  test('every link leads to its page, and is the current one there', async ({ page }) => {
    const menu = wideMenu(page);
    const open = async (name: (typeof targets)[number][0]) => {
      for (const [id, links] of sections)
        if (links.some((item) => item === name)) await section(menu, id).click();
      return link(menu, name);
    };
    for (const [name, path] of targets) {
      await test.step(`${name} leads to ${path}`, async () => {
        await (await open(name)).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.mouse.move(0, 700);
        await expect(await open(name)).toHaveAttribute('aria-current', 'page');
        await page.keyboard.press('Escape');
      });
    }
  });
});

test.describe('on a phone', () => {
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
});

test('768 px has the hamburger, 769 px the dropdowns; both headers are 64 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/');
  await expect(hamburger(page)).toBeVisible();
  await expect(section(page, 'products')).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(hamburger(page)).toBeHidden();
  await expect(section(page, 'products')).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
});
