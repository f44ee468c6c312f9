import { expectStateAccessible } from '../support/a11y/axe.ts';
import { en } from '../support/sources.ts';
import {
  afterHashDelay,
  announcedTitle,
  expect,
  heading,
  hydrated,
  listen,
  type Page,
  place,
  test,
} from '../support/test.ts';

test.use({ build: 'release' });

const splash = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: en('common:splash.loading') });

/**
 * Stops all animations, so that on a slow machine, too, the splash stays until it is skipped or
 * ended.
 */
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
});

/** Ends the splash and returns the length of its animation in milliseconds. */
const endSplash = (page: Page) =>
  page.evaluate(() => {
    const ends = document.getAnimations().map((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      // The animation of the spinner has no end.
      if (end !== Infinity) animation.finish();
      return Number(end);
    });
    return Math.min(...ends);
  });

test('the splash hides the page for four seconds, then announces the title', async ({ page }) => {
  await page.goto('/company', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('button', { name: en('common:splash.skip') })).toBeVisible();
  // The focus would interrupt a screen reader, which reads that the site is loading.
  await hydrated(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await endSplash(page)).toBe(4000);
  await expect(heading(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
  expect(await announcedTitle(page)).toMatchObject({ text: await page.title() });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the keyboard ends the splash, and then reaches the skip link', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en('common:splash.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
  expect(await announcedTitle(page)).toMatchObject({ text: await page.title() });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en('common:skip.link') })).toBeFocused();
});

test('the splash ends without scripts, and stands still on request', async ({ page, watch }) => {
  watch.expectedMessages.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  const spinner = page.locator('.splash-spinner');
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
  // axe does not wait for the end of paused animations.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  await expectStateAccessible(page);
  expect(await endSplash(page)).toBe(4000);
  await expect(splash(page)).toBeHidden();
});

test('a hash is not followed before the splash has ended', async ({ page }) => {
  await page.goto('/company#team', { waitUntil: 'commit' });
  await hydrated(page);
  await afterHashDelay(page);
  await expect(splash(page)).toBeVisible();
  expect(await place(page)).toBe(0);
  await page.getByRole('button', { name: en('common:splash.skip') }).click();
  await expect(page.locator('#team')).toBeFocused();
  await expect(page.getByRole('heading', { name: en('company:team.title') })).toBeInViewport();
});

test('that a message was sent is announced after the splash', async ({ page }) => {
  await page.addInitScript(() => {
    const receipt = { time: Date.now(), search: '', isNew: true };
    sessionStorage.setItem('contact-sent', JSON.stringify(receipt));
  });
  await page.goto('/contactus', { waitUntil: 'commit' });
  await hydrated(page);
  const receipt = page.locator('main [aria-live]').first();
  await afterHashDelay(page);
  await expect(splash(page)).toBeVisible();
  await expect(receipt).toBeEmpty();
  const announced = await listen(page);
  await page.getByRole('button', { name: en('common:splash.skip') }).click();
  const isAnnounced = async () =>
    (await announced()).some((text) => text.includes(en('contact:sent.text')));
  await expect.poll(isAnnounced).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no splash', async ({ page }) => {
    await page.goto('/');
    // A splash whose time has ended is hidden, but has a box.
    await expect(page.locator('#splash')).toHaveCSS('display', 'none');
    await expect(page.locator('#root')).toHaveCSS('animation-name', 'none');
    await expect(heading(page)).toBeVisible();
  });
});

test('a visitor’s stylesheet without animations has no splash', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('/company');
  await expect(heading(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
});
