import { devices, type Locator } from 'playwright/test';
import figures from '../../locales/figures.json' with { type: 'json' };
import {
  answer,
  doubt,
  endpoint,
  failedReply,
  fillIn,
  retry,
  send,
  stay,
  submit,
  thanked,
  thanks,
  title,
} from '../support/contactForm.ts';
import { otherTab, tab } from '../support/faq.ts';
import { footerLink, hamburger, link, section, wideMenu } from '../support/menus.ts';
import { en } from '../support/sources.ts';
import {
  afterHashDelay,
  delayRequests,
  expect,
  heading,
  holdClock,
  openWithoutApplication,
  type Page,
  place,
  test,
} from '../support/test.ts';

// A cheap phone: 360 by 640 px, device scale factor 3, touch, and no mouse.
const { defaultBrowserType: _, ...cheapPhone } = devices['Moto G4'];
test.use(cheapPhone);

const drawer = (page: Page) => page.getByRole('dialog');

/** Moves a finger upwards from a control, or from the middle of the screen. */
async function moveFingerUp(page: Page, from?: Locator): Promise<void> {
  await from?.scrollIntoViewIfNeeded();
  const { x = 180, y = 320, width = 0, height = 0 } = (await from?.boundingBox()) ?? {};
  const finger = (up: number) => [{ x: x + width / 2, y: y + height / 2 - up }];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints = finger(0)) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart');
  for (let up = 10; up <= 200; up += 10) await touch('touchMove', finger(up));
  await touch('touchEnd', []);
  await session.detach();
}

/** Swipes upwards, which scrolls the page down. */
async function swipeUp(page: Page, from?: Locator): Promise<void> {
  await moveFingerUp(page, from);
  // Waits for the end of the momentum: an earlier tap would only stop the scrolling.
  await page.evaluate(async () => {
    for (let still = 0, before = -1; still < 10; before = scrollY) {
      still = scrollY === before ? still + 1 : 0;
      await new Promise(requestAnimationFrame);
    }
  });
}

test('the menu opens by the first touch, also before hydration', async ({ page }) => {
  await delayRequests(page, '**/hero-home-*');
  const letPass = await openWithoutApplication(page, '/');
  // The positive control of this file: a touch screen and no mouse.
  const query = '(pointer: coarse) and (hover: none)';
  expect(await page.evaluate((media) => matchMedia(media).matches, query)).toBe(true);
  await hamburger(page).tap();
  letPass();
  const menu = drawer(page);
  await expect(menu).toBeVisible();
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

test('the menu closes by a tap beside it, and keeps the page from scrolling', async ({ page }) => {
  await page.goto('/company');
  await swipeUp(page);
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  await hamburger(page).tap();
  await expect(drawer(page)).toBeVisible();
  // The section of the page is open.
  await expect(link(drawer(page), 'team')).toBeVisible();
  // The page may have scrolled on until now.
  const before = await place(page);
  await swipeUp(page, section(drawer(page), 'company'));
  expect(await place(page)).toBe(before);
  await page.touchscreen.tap(10, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect(page).toHaveURL('/company');
  await swipeUp(page);
  await expect.poll(() => place(page)).toBeGreaterThan(before);
});

test('Android’s Back closes a drawer', async ({ page }) => {
  await page.goto('/resources/faq');
  await footerLink(page, 'privacy').tap();
  await expect(page).toHaveURL('/privacy/our-identity');
  await page.getByRole('button', { name: en('privacy:sidebar.open') }).tap();
  await expect(drawer(page)).toBeVisible();
  const last = drawer(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(footerLink(page, 'privacy')).toBeFocused();
  // The drawer makes the page inert while it is open.
  await tab(page, otherTab).tap();
  await expect(tab(page, otherTab)).toHaveAttribute('aria-selected', 'true');
});

test('on a tablet a tap opens a section, and a second one closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1067, height: 667 });
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

test('a swipe from a button of the thanks keeps them, and says so', async ({ page }) => {
  await page.goto('/contactus');
  await holdClock(page);
  await send(page, thanked);
  await expect(thanks(page)).toBeFocused();
  await page.clock.runFor((figures.reloadDelay.value * 1000) / 2);
  const stayHere = page.getByRole('button', { name: en('contact:sent.stay') });
  await moveFingerUp(page, stayHere);
  await page.clock.runFor(1000);
  await expect(page.locator('main [aria-live]')).toHaveText(en('contact:sent.stays'));
  await expect(stayHere).toBeHidden();
});

test('after an attempt that failed, taps in the form still count', async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
  await answer(page, { status: 500, body: '' });
  await fillIn(page);
  await submit(page).tap();
  await expect(title(doubt(page))).toBeFocused();
  // Until then a tap may be the second one of a double tap.
  await afterHashDelay(page);
  await stay(page).tap();
  await expect(stay(page)).toBeChecked();
  const again = page.waitForRequest(endpoint);
  await retry(doubt(page)).tap();
  await again;
});
