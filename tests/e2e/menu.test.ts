import { desktop, expect, type Page, phone, test, wheel } from '../support/test.ts';

const sections = {
  Products: ['Auto Funding', 'Personal Funding', 'Business Funding'],
  Company: ['About Us', 'Our Values', 'Choose Us', 'Our Team'],
  Resources: ['FAQ', 'Privacy', 'Terms & Conditions'],
};

const targets = {
  Home: '/',
  Contact: '/contactus',
  'Auto Funding': '/product/car-loans',
  'Personal Funding': '/product/personal-loans',
  'Business Funding': '/product/business-loans',
  'About Us': '/company/about',
  'Our Values': '/company/value',
  'Choose Us': '/company/chooseus',
  'Our Team': '/company/family',
  FAQ: '/resources/faq',
  Privacy: '/privacy/our-identity',
  'Terms & Conditions': '/privacy/terms-conditions',
};

const wideMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const phoneMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const hamburger = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto('/contactus'));

  for (const [name, links] of Object.entries(sections)) {
    test(`${name} opens by click and holds its links`, async ({ page }) => {
      const menu = wideMenu(page);
      await menu.getByRole('button', { name }).click();
      for (const link of links) await expect(menu.getByRole('link', { name: link })).toBeVisible();
      await menu.getByRole('button', { name }).click();
      await expect(menu.getByRole('link', { name: links[0] ?? '' })).toBeHidden();
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a section, Tab walks its links, Escape closes it and returns`, async ({
      page,
    }) => {
      const menu = wideMenu(page);
      const button = menu.getByRole('button', { name: 'Products' });
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const name of sections.Products) {
        await page.keyboard.press('Tab');
        await expect(menu.getByRole('link', { name })).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('leaving a section by Tab closes it', async ({ page }) => {
    const menu = wideMenu(page);
    await menu.getByRole('button', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Company' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('button', { name: 'Products' })).toBeFocused();
  });

  test('hover opens a section, and the click that follows keeps it open', async ({ page }) => {
    const menu = wideMenu(page);
    const button = menu.getByRole('button', { name: 'Company' });
    await button.hover();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await button.click();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await button.click();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeHidden();
  });

  test('one section is open at a time', async ({ page }) => {
    const menu = wideMenu(page);
    await menu.getByRole('button', { name: 'Products' }).click();
    await menu.getByRole('button', { name: 'Resources' }).click();
    await expect(menu.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeHidden();
  });

  test('a click elsewhere closes it', async ({ page }) => {
    const menu = wideMenu(page);
    await menu.getByRole('button', { name: 'Products' }).click();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeHidden();
  });

  test('every link leads to its page, and is the current one there', async ({ page }) => {
    const menu = wideMenu(page);
    const open = async (name: string) => {
      const section = Object.entries(sections).find(([, links]) => links.includes(name))?.[0];
      if (section) await menu.getByRole('button', { name: section }).click();
      return menu.getByRole('link', { name, exact: true });
    };
    for (const [name, path] of Object.entries(targets)) {
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
    await menu.getByRole('button', { name: 'Products' }).click();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeVisible();
    await menu.getByRole('button', { name: 'Company' }).click();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeHidden();
    await menu.getByRole('button', { name: 'Company' }).click();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeHidden();
  });

  test('choosing a link navigates, closes the menu and focuses the heading', async ({ page }) => {
    await hamburger(page).click();
    await phoneMenu(page).getByRole('button', { name: 'Resources' }).click();
    await phoneMenu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/resources/faq');
    await expect(phoneMenu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('choosing a language changes it, closes the menu and returns to the hamburger', async ({
    page,
  }) => {
    await hamburger(page).click();
    await phoneMenu(page).getByRole('link', { name: 'Hausa' }).click();
    await expect(page).toHaveURL('/ha/contactus');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
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
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
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
  await expect(page.getByRole('button', { name: 'Products' })).toBeHidden();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(hamburger(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
});
