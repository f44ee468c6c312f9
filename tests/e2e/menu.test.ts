import { loanTypes } from '../../src/site/products.ts';
import { hamburger, link, section, wideMenu } from '../support/menus.ts';
import { desktop, expect, test, watchFocus } from '../support/test.ts';

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

  test('a section that hover opened closes when the mouse leaves it', async ({ page }) => {
    const menu = wideMenu(page);
    await section(menu, 'company').hover();
    await expect(link(menu, 'team')).toBeVisible();
    await page.mouse.move(5, 700);
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

test('the focus goes from a link of the menu to the heading, and nowhere else on the way', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/contactus');
  const menu = wideMenu(page);
  await section(menu, 'company').press('Enter');
  await link(menu, 'about').focus();
  const visited = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link(menu, 'about')).toBeHidden();
  expect(await visited()).toEqual(['en H1']);
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
