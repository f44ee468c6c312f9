import { headerLinks, menuSections, topProducts } from '../../src/facts/menus.ts';
import { launchOptions } from '../../src/scripts/chromium.mjs';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { hamburger, link, phoneMenu, section, wideMenu } from '../support/menus.ts';
import { en } from '../support/sources.ts';
import { expect, heading, holdClock, phone, test, watchFocus } from '../support/test.ts';

/** Every link of the menu, with its section. */
const links = [
  { parent: undefined, ...headerLinks.home },
  ...menuSections.flatMap(({ id: parent, links }) => links.map((one) => ({ parent, ...one }))),
  { parent: undefined, ...headerLinks.contact },
];

test.describe('on a wide screen', () => {
  test.beforeEach(({ page }) => page.goto('/contactus'));

  test('every link leads to its page, and is the current one there', async ({ page }) => {
    const menu = wideMenu(page);
    for (const { parent, name, to } of links) {
      const press = async () => {
        if (parent) await section(menu, parent).click();
      };
      await press();
      await link(menu, name).click();
      await expect(page).toHaveURL(to);
      await expect(heading(page)).toBeFocused();
      // The closed section marks the current page.
      if (parent) await expect(section(menu, parent)).toHaveAttribute('aria-current', 'true');
      await page.mouse.move(0, 700);
      await press();
      await expect(link(menu, name)).toHaveAttribute('aria-current', 'page');
      await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
      await expect(menu.locator('[aria-current="true"]')).toHaveCount(parent ? 1 : 0);
      await press();
      await expect(link(menu, name)).toBeVisible({ visible: !parent });
    }
  });

  test('keys open a section, walk through its links, leave it and return', async ({ page }) => {
    const menu = wideMenu(page);
    const button = section(menu, 'products');
    await button.press('Enter');
    for (const { name } of topProducts) {
      await page.keyboard.press('Tab');
      await expect(link(menu, name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const _ of [button, ...topProducts]) await page.keyboard.press('Tab');
    await expect(section(menu, 'company')).toBeFocused();
    await expect(link(menu, 'car')).toBeHidden();
    // The focus goes from a link to the heading, and nowhere else on the way.
    await section(menu, 'company').press('Enter');
    await expectStateAccessible(page);
    await expectHeard(page, 'banner', 'header');
    await link(menu, 'about').focus();
    const visited = await watchFocus(page);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(link(menu, 'about')).toBeHidden();
    expect(await visited()).toEqual(['en H1']);
  });

  test('the links of an open section stay in the Tab order', async ({ page }) => {
    const menu = wideMenu(page);
    const products = section(menu, 'products');
    // After the focus was elsewhere, and repeatedly.
    await products.press('Enter');
    for (let time = 0; time < 3; time++) {
      await page.keyboard.press('Tab');
      await expect(link(menu, 'car')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(products).toBeFocused();
    }
  });

  test('a press opens one section at a time, and hovering none', async ({ page }) => {
    const menu = wideMenu(page);
    await holdClock(page);
    await section(menu, 'products').hover();
    await page.clock.runFor(1000);
    await expect(link(menu, 'car')).toBeHidden();
    await page.clock.resume();
    await section(menu, 'company').click();
    await expect(link(menu, 'team')).toBeVisible();
    await section(menu, 'resources').click();
    await expect(link(menu, 'faq')).toBeVisible();
    await expect(link(menu, 'team')).toBeHidden();
    await heading(page).click();
    await expect(link(menu, 'faq')).toBeHidden();
  });
});

test('a window of 768 px has the hamburger, one of 769 px the dropdowns', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 769]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(hamburger(page)).toBeVisible({ visible: width === 768 });
    await expect(section(page, 'products')).toBeVisible({ visible: width === 769 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  }
});

test('on a phone the menu traps the focus until it is closed', async ({ page }) => {
  const menu = phoneMenu(page);
  await page.setViewportSize(phone);
  await page.goto('/contactus');
  await hamburger(page).click();
  await expect(menu.getByRole('heading', { name: en('common:menu.title') })).toBeFocused();
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await hamburger(page).focus();
  await expect(menu.locator(':focus')).toHaveCount(1);
  // Backwards too: from the title, and after a press beside the links.
  const last = menu.getByRole('link').last();
  await menu.getByRole('heading', { name: en('common:menu.title') }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await menu.click({ position: { x: 8, y: 8 } });
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(hamburger(page)).toBeFocused();

  await hamburger(page).click();
  await section(menu, 'products').click();
  await expectStateAccessible(page);
  await expectHeard(page, 'dialog', 'drawer');
  await section(menu, 'resources').click();
  await link(menu, 'faq').focus();
  const visited = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/faq');
  await expect(menu).toBeHidden();
  await expect(heading(page)).toBeFocused();
  expect(await visited()).toEqual(['en H1']);
});

test('the drawer slides in, unless the visitor prefers less motion', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    // Before the page: Radix waits for the end of a movement, which the preference would cancel.
    await page.emulateMedia({ reducedMotion });
    await page.goto('/company/about');
    await hamburger(page).click();
    const slides = await phoneMenu(page).evaluate(
      (drawer) => getComputedStyle(drawer).animationName !== 'none',
    );
    expect(slides, reducedMotion).toBe(reducedMotion === 'no-preference');
    await page.keyboard.press('Escape');
    await expect(phoneMenu(page)).toBeHidden();
  }
});

test('in a window that becomes wide a drawer closes, and the focus is not lost', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/company/about');
  await hamburger(page).press('Enter');
  await expect(phoneMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(phoneMenu(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  // The drawer of a policy leaves the focus in the page.
  await page.setViewportSize(phone);
  await page.goto('/privacy/scope');
  await page.getByRole('button', { name: en('privacy:sidebar.open') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('where scroll bars take room, an open drawer leaves the page as wide as it was', async ({
  playwright,
  baseURL: start = '',
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: phone });
  await page.goto(`${start}/company/about`);
  await expect(page.locator('html')).toHaveAttribute('data-font');
  const width = () => page.evaluate(() => document.body.clientWidth);
  const before = await width();
  expect(before).toBeLessThan(phone.width);
  await hamburger(page).click();
  await expect(phoneMenu(page)).toBeVisible();
  expect(await width()).toBe(before);
  await browser.close();
});
