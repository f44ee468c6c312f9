import { form } from '../support/contactForm.ts';
import { tab, tabPanel } from '../support/faq.ts';
import {
  footerLink,
  hamburger,
  languageLink,
  link,
  picker,
  section,
  wideMenu,
} from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { swipeUp } from '../support/swipeUp.ts';
import { expect, openWithoutApplication, type Page, test } from '../support/test.ts';

// The project `phone` runs this file: a phone's screen, touch, and no mouse.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const drawer = (page: Page) => page.getByRole('dialog');

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('the tests have a touch screen and no mouse', async ({ page }) => {
  await page.goto('/');
  const media = (query: string) => page.evaluate((text) => matchMedia(text).matches, query);
  expect(await media('(pointer: coarse) and (hover: none)')).toBe(true);
  expect(await page.evaluate(() => devicePixelRatio)).toBeGreaterThan(2);
});

test.describe('the menu', () => {
  test('opens by the first touch of a page, even before hydration', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/');
    await hamburger(page).tap();
    letPass();
    await expect(drawer(page)).toBeVisible();
  });

  test('opens sections one at a time, and a tap on a link leads to its page', async ({ page }) => {
    await page.goto('/');
    await hamburger(page).tap();
    const menu = drawer(page);
    await section(menu, 'products').tap();
    await expect(link(menu, 'car')).toBeVisible();
    await section(menu, 'company').tap();
    await expect(link(menu, 'car')).toBeHidden();
    await section(menu, 'company').tap();
    await expect(link(menu, 'team')).toBeHidden();
    await section(menu, 'company').tap();
    await link(menu, 'team').tap();
    await expect(page).toHaveURL('/company/family');
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });

  test('closes by a tap beside it, and keeps the page from scrolling', async ({ page }) => {
    await page.goto('/company');
    await swipeUp(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const before = await scrollTop(page);
    await hamburger(page).tap();
    await swipeUp(page, section(drawer(page), 'company'));
    expect(await scrollTop(page)).toBe(before);
    await page.touchscreen.tap(10, 400);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/company');
    await swipeUp(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  });
});

for (const [name, from, path, opener] of [
  ['the menu', 'about', '/company/about', en('common:menu.open')],
  ['the policy', 'privacy', '/privacy/our-identity', en('privacy:sidebar.open')],
] as const)
  test(`Android’s Back closes the drawer of ${name}, and the page behind answers`, async ({
    page,
  }) => {
    await page.goto('/resources/faq');
    await footerLink(page, from).tap();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', { name: opener, exact: true }).tap();
    await expect(drawer(page)).toBeVisible();
    const last = drawer(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/resources/faq');
    await expect(footerLink(page, from)).toBeFocused();
    // The drawer makes the page inert while it is open.
    await tab(page, 'customer-service').tap();
    await expect(tabPanel(page, 'customer-service')).toBeVisible();
  });

test.describe('the FAQ', () => {
  test.beforeEach(({ page }) => page.goto('/resources/faq'));

  test('opens and closes answers and changes tabs', async ({ page }) => {
    const question = page.getByRole('tabpanel').getByRole('button').first();
    await question.tap();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await question.tap();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await tab(page, 'customer-service').tap();
    await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
    await expect(tabPanel(page, 'customer-service')).toBeVisible();
  });

  test('scrolls by a swipe that starts on a control, and opens nothing', async ({ page }) => {
    await swipeUp(page, tab(page, 'customer-service'));
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await swipeUp(page, page.getByRole('tabpanel').getByRole('button').first());
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  });
});

test('the language picker opens, closes by a tap elsewhere, and changes the language', async ({
  page,
}) => {
  await page.goto('/resources/faq');
  const other = languageLink(page, translation);
  await picker(page).tap();
  await expect(other).toBeVisible();
  await page.touchscreen.tap(4, 600);
  await expect(other).toBeHidden();
  await picker(page).tap();
  await other.tap();
  await expect(page).toHaveURL(inLanguage('/resources/faq', translation));
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
});

test('a tap on a link of the page leads on without loading a document', async ({ page }) => {
  await page.goto('/product/car-loans');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page
    .getByRole('link', { name: en('common:action.apply') })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/contactus\?loanType=car/);
  await expect(form(page)).toBeInViewport();
  expect(loads).toEqual([]);
});

test.describe('on a tablet with the wide menu', () => {
  test.use({ viewport: { width: 1067, height: 667 } });

  test('a tap opens a section, and a second one closes it', async ({ page }) => {
    await page.goto('/');
    const menu = wideMenu(page);
    const company = section(menu, 'company');
    await company.tap();
    await expect(link(menu, 'team')).toBeVisible();
    await company.tap();
    await expect(link(menu, 'team')).toBeHidden();
    await company.tap();
    await link(menu, 'team').tap();
    await expect(page).toHaveURL('/company/family');
  });
});
