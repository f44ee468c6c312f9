import { endpoint, fillIn, form, submit, thanks } from '../support/contactForm.ts';
import { swipeUp } from '../support/swipeUp.ts';
import { expect, footerLink, openWithoutApplication, type Page, test } from '../support/test.ts';

// The project `phone` runs this file: a phone's screen, touch, and no mouse.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hamburger = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
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
    await menu.getByRole('button', { name: 'Products' }).tap();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeVisible();
    await menu.getByRole('button', { name: 'Company' }).tap();
    await expect(menu.getByRole('link', { name: 'Auto Funding' })).toBeHidden();
    await menu.getByRole('button', { name: 'Company' }).tap();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeHidden();
    await menu.getByRole('button', { name: 'Company' }).tap();
    await menu.getByRole('link', { name: 'Our Team' }).tap();
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
    await swipeUp(page, drawer(page).getByRole('button', { name: 'Company' }));
    expect(await scrollTop(page)).toBe(before);
    await page.touchscreen.tap(10, 400);
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/company');
    await swipeUp(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  });
});

for (const [name, path, opener] of [
  ['the menu', '/company/about', { name: 'Menu', exact: true }],
  ['the policy', '/privacy/our-identity', { name: 'Sections of the policy' }],
] as const)
  test(`Android’s Back closes the drawer of ${name}, and the page behind answers`, async ({
    page,
  }) => {
    await page.goto('/resources/faq');
    await footerLink(page, name === 'the menu' ? 'About Us' : 'Privacy').tap();
    await expect(page).toHaveURL(path);
    await page.getByRole('button', opener).tap();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/resources/faq');
    await expect(heading(page)).toBeFocused();
    // The drawer makes the page inert while it is open.
    await page.getByRole('tab', { name: 'Customer Service' }).tap();
    await expect(page.getByRole('tabpanel', { name: 'Customer Service' })).toBeVisible();
  });

test.describe('the FAQ', () => {
  test.beforeEach(({ page }) => page.goto('/resources/faq'));

  test('opens and closes answers and changes tabs', async ({ page }) => {
    const question = page.getByRole('tabpanel').getByRole('button').first();
    await question.tap();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await question.tap();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    const tab = page.getByRole('tab', { name: 'Customer Service' });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Customer Service' })).toBeVisible();
  });

  test('scrolls by a swipe that starts on a control, and opens nothing', async ({ page }) => {
    await swipeUp(page, page.getByRole('tab', { name: 'Customer Service' }));
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
  const picker = page.getByRole('banner').getByRole('button', { name: /^Language/ });
  const hausa = page.getByRole('banner').getByRole('link', { name: 'Hausa' });
  await picker.tap();
  await expect(hausa).toBeVisible();
  await page.touchscreen.tap(4, 600);
  await expect(hausa).toBeHidden();
  await picker.tap();
  await hausa.tap();
  await expect(page).toHaveURL('/ha/resources/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
});

test('a form is corrected and sent, once however often the button is tapped', async ({ page }) => {
  let posts = 0;
  let reply = () => {};
  const isTold = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route(endpoint, async (route) => {
    posts += 1;
    await isTold;
    await route.fulfill({ json: { next: '/' } });
  });
  await page.goto('/contactus');
  await submit(page).tap();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await fillIn(page);
  await form(page).getByLabel('Keep the confirmation on screen after sending').tap();
  const button = form(page).getByRole('button', { name: /^(?:Send message|Submitting…)$/ });
  for (let taps = 0; taps < 3; taps += 1) await button.tap({ force: true });
  reply();
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('This page stays as it is.')).toBeVisible();
  expect(posts).toBe(1);
});

test('a link that a finger touches has its page ready before the tap ends', async ({ page }) => {
  await page.goto('/');
  const ready = ['**/FaqPage-*', '**/en/faq.json'].map((file) => page.waitForResponse(file));
  await footerLink(page, 'FAQ').dispatchEvent('touchstart');
  await Promise.all(ready);
});

test('a tap on a link of the page leads on without loading a document', async ({ page }) => {
  await page.goto('/product/car-loans');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.getByRole('link', { name: 'Start Your Application' }).first().tap();
  await expect(page).toHaveURL(/\/contactus\?loanType=car/);
  await expect(form(page)).toBeInViewport();
  expect(loads).toEqual([]);
});

test.describe('on a tablet with the wide menu', () => {
  test.use({ viewport: { width: 1067, height: 667 } });

  test('a tap opens a section, and a second one closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const section = menu.getByRole('button', { name: 'Company' });
    await section.tap();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await section.tap();
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeHidden();
    await section.tap();
    await menu.getByRole('link', { name: 'Our Team' }).tap();
    await expect(page).toHaveURL('/company/family');
  });
});
