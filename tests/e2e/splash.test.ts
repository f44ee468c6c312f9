import { expectStateAccessible } from '../support/a11y/axe.ts';
import { en } from '../support/site.ts';
import {
  afterHashDelay,
  announcedTitle,
  expect,
  heading,
  hydrated,
  type Page,
  test,
} from '../support/test.ts';

test.use({ site: process.env.RELEASE_SITE ?? '' });

const splash = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: en('common:splash.loading') });

/** The duration of the splash's animation in milliseconds, after its end. */
async function splashTime(page: Page): Promise<number> {
  await page.waitForFunction(() => document.getElementById('splash')?.getAnimations().length);
  return page.evaluate(async () => {
    // The tests need not wait for four seconds.
    for (const running of document.getAnimations()) {
      running.updatePlaybackRate(10);
      running.play();
    }
    const animation = document.getElementById('splash')?.getAnimations()[0];
    await animation?.finished;
    return Number(animation?.currentTime);
  });
}

test('the splash hides the page for four seconds, then says the title', async ({ page }) => {
  await page.goto('/company', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('button', { name: en('common:splash.skip') })).toBeVisible();
  expect(await splashTime(page)).toBe(4000);
  await expect(heading(page)).toBeVisible();
  await expect(splash(page)).toBeHidden();
  expect(await announcedTitle(page)).toMatchObject({ text: await page.title() });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the keyboard ends it, and then reaches the skip link', async ({ page }) => {
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

test('it ends without the script, and stands still on request', async ({ page, watch }) => {
  watch.expectedMessages.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  const spinner = page.locator('.splash-spinner');
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  await expectStateAccessible(page);
  expect(await splashTime(page)).toBe(4000);
  await expect(splash(page)).toBeHidden();
});

test('a hash is not followed before the splash has ended', async ({ page }) => {
  await page.goto('/company#team', { waitUntil: 'commit' });
  // The splash stays until it is skipped, also on a slow machine.
  await splash(page).evaluate((element) => element.getAnimations()[0]?.pause());
  await hydrated(page);
  await afterHashDelay(page);
  await expect(splash(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: en('common:splash.skip') }).click();
  await expect(page.locator('#team')).toBeFocused();
  await expect(page.getByRole('heading', { name: en('company:team.title') })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no splash', async ({ page }) => {
    await page.goto('/');
    // At the end of its time the splash is hidden, but has a box.
    await expect(page.locator('#splash')).toHaveCSS('display', 'none');
    await expect(page.locator('#root')).toHaveCSS('animation-name', 'none');
    await expect(heading(page)).toBeVisible();
  });
});
