import { hamburger, link, phoneMenu, section, wideMenu } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { desktop, expect, type Page, phone, test, watchFocus } from '../support/test.ts';

/** The links of each section, and the others. */
const menus = {
  '': { home: '/', contact: '/contactus' },
  products: {
    car: '/product/car-loans',
    personal: '/product/personal-loans',
    business: '/product/business-loans',
  },
  company: {
    about: '/company/about',
    values: '/company/value',
    chooseUs: '/company/chooseus',
    team: '/company/family',
  },
  resources: {
    faq: '/resources/faq',
    privacy: '/privacy/our-identity',
    terms: '/privacy/terms-conditions',
  },
} as const;

type Names<Of> = Of extends unknown ? keyof Of : never;
type LinkName = Names<(typeof menus)[keyof typeof menus]>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test.beforeEach(({ page }) => page.goto('/contactus'));

  for (const [parent, links] of Object.entries(menus))
    test(`every link of the menu ${parent} leads to its page, and is the current one there`, async ({
      page,
    }) => {
      const menu = wideMenu(page);
      const press = async () => {
        // The keys of an object are strings for TypeScript.
        if (parent) await section(menu, parent as 'products').click();
      };
      for (const [name, path] of Object.entries(links) as [LinkName, string][]) {
        await press();
        await link(menu, name).click();
        await expect(page).toHaveURL(path);
        await expect(heading(page)).toBeFocused();
        // The closed section shows where one is.
        if (parent)
          await expect(section(menu, parent as 'products')).toHaveAttribute('aria-current', 'true');
        await page.mouse.move(0, 700);
        await press();
        await expect(link(menu, name)).toHaveAttribute('aria-current', 'page');
        await press();
        await expect(link(menu, name)).toBeVisible({ visible: !parent });
      }
    });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens a section, Tab walks its links and out, Escape returns`, async ({
      page,
    }) => {
      const menu = wideMenu(page);
      const button = section(menu, 'products');
      await button.press(key);
      for (const name of ['car', 'personal', 'business'] as const) {
        await page.keyboard.press('Tab');
        await expect(link(menu, name)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
      await expect(section(menu, 'company')).toBeFocused();
      await expect(link(menu, 'car')).toBeHidden();
    });

  test('hover opens a section; a click keeps it, Escape and leaving close it', async ({ page }) => {
    const menu = wideMenu(page);
    const button = section(menu, 'company');
    for (const close of [() => page.mouse.move(5, 700), () => page.keyboard.press('Escape')]) {
      await button.hover();
      await expect(link(menu, 'team')).toBeVisible();
      await close();
      await expect(link(menu, 'team')).toBeHidden();
      await page.mouse.move(5, 700);
    }
    await button.hover();
    await expect(link(menu, 'team')).toBeVisible();
    await button.click();
    await expect(link(menu, 'team')).toBeVisible();
  });

  test('one section is open at a time, and a click elsewhere closes it', async ({ page }) => {
    const menu = wideMenu(page);
    await section(menu, 'products').click();
    await section(menu, 'resources').click();
    await expect(link(menu, 'faq')).toBeVisible();
    await expect(link(menu, 'car')).toBeHidden();
    await heading(page).click();
    await expect(link(menu, 'faq')).toBeHidden();
  });

  test('the focus goes from a link to the heading, and nowhere else on the way', async ({
    page,
  }) => {
    const menu = wideMenu(page);
    await section(menu, 'company').press('Enter');
    await link(menu, 'about').focus();
    const visited = await watchFocus(page);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(link(menu, 'about')).toBeHidden();
    expect(await visited()).toEqual(['en H1']);
  });
});

test('768 px has the hamburger, 769 px the dropdowns; both headers are 64 px high', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [768, 769]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(hamburger(page)).toBeVisible({ visible: width === 768 });
    await expect(section(page, 'products')).toBeVisible({ visible: width === 769 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.beforeEach(async ({ page }) => {
    await page.goto('/contactus');
    await hamburger(page).click();
    await expect(phoneMenu(page)).toBeVisible();
  });

  test('one section is open at a time, and a link closes the menu', async ({ page }) => {
    const menu = phoneMenu(page);
    await section(menu, 'products').click();
    await section(menu, 'company').click();
    await expect(link(menu, 'about')).toBeVisible();
    await expect(link(menu, 'car')).toBeHidden();
    await section(menu, 'company').click();
    await expect(link(menu, 'about')).toBeHidden();
    await section(menu, 'resources').click();
    await link(menu, 'faq').focus();
    const visited = await watchFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/faq');
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
    expect(await visited()).toEqual(['en H1']);
  });

  test('the open menu traps the focus and locks scrolling; Escape returns', async ({ page }) => {
    const menu = phoneMenu(page);
    await expect(menu.getByRole('heading', { name: en('common:menu.title') })).toBeFocused();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
