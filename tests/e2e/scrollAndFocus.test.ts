import { footerLink } from '../support/menus.ts';
import { company, en, siteUrl } from '../support/sources.ts';
import {
  afterHashDelay,
  announcedTitle,
  expect,
  heading,
  holdClock,
  hydrated,
  listen,
  type Page,
  place,
  scrollTo,
  test,
} from '../support/test.ts';

const team = (page: Page) => page.locator('#team');
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('a navigation scrolls up, focuses the heading and changes the head', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  const shared = page.locator('meta[property^="og:"]');
  await page.goto('/company');
  expect(await focusedTag(page)).toBe('BODY');
  await expect(data).toHaveCount(1);
  await expect(shared).not.toHaveCount(0);
  await scrollTo(page, 900);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const announced = await listen(page);
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${en('faq:page.title')} – ${company.brand}`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/resources/faq`);
  await expect(data).toHaveCount(0);
  await expect(shared).toHaveCount(0);
  expect(await place(page)).toBe(0);
  // A screen reader reads the focused heading, so nothing else is announced.
  expect(await announced()).toEqual([]);
  await expect(page.getByRole('main').locator('[aria-live]')).toHaveCount(0);
  // Also for a link to the current page.
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toBeFocused();
  expect(await place(page)).toBe(0);
  await footerLink(page, 'terms').press('Enter');
  await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await expect(footerLink(page, 'terms')).toBeFocused();
  await expect(footerLink(page, 'terms')).toBeInViewport();
  // Screen readers are silent about the focus after the browser's own keys for Back and Forward.
  expect((await announcedTitle(page)).text).toBe(await page.title());
  await page.goForward();
  await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
  await expect(heading(page)).toBeFocused();
  expect((await announcedTitle(page)).text).toBe(await page.title());
  expect(loads).toEqual([]);
});

test('a title that waits to be announced is dropped when its page is left', async ({ page }) => {
  await page.goto('/company');
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await holdClock(page);
  const announced = await listen(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await page.clock.runFor(500);
  await footerLink(page, 'contact').click();
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(5_000);
  expect(await announced()).toEqual([]);
  await page.goBack();
  await page.clock.runFor(1_100);
  await expect.poll(announced).toEqual([`${en('company:all.title')} – ${company.brand}`]);
});

test('a hash that is typed again leads to its target again', async ({ page }) => {
  await page.goto('/company');
  for (const top of [300, 0]) {
    await page.evaluate(() => {
      location.hash = 'team';
    });
    await expect(team(page)).toBeFocused();
    await expect(team(page)).toBeInViewport();
    await footerLink(page, 'faq').click();
    await expect(heading(page)).toHaveText(en('faq:page.title'));
    await page.goto('/company');
    await scrollTo(page, top);
  }
});

test('a reload restores the place, also where a hash led elsewhere', async ({ page, watch }) => {
  watch.expectedMessages.push(/ERR_FAILED/);
  // Inter may change line breaks above, and scroll anchoring would then change the position.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/company#team', { waitUntil: 'commit' });
  await hydrated(page, { withFont: false });
  await expect(team(page)).toBeFocused();
  await scrollTo(page, 300);
  await page.reload();
  await hydrated(page, { withFont: false });
  await afterHashDelay(page);
  expect(await place(page)).toBe(300);
});

/** Writes the options of each scroll to an element into an attribute of the document. */
async function recordScrollOptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scroll = JSON.stringify(options);
      scrollIntoView.call(this, options);
    };
  });
}

test('a hash leads to its target after 300 ms, clear of the header', async ({ page }) => {
  await recordScrollOptions(page);
  await page.goto('/company');
  await holdClock(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
    location.hash = 'team';
  });
  await page.clock.runFor(250);
  await expect(team(page)).not.toBeFocused();
  // The router renders the new address first, while the clock stands still.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return team(page).evaluate((target) => target === document.activeElement);
    })
    .toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', '{"behavior":"smooth"}');
  await expect(page.getByRole('heading', { name: en('company:team.title') })).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeGreaterThan(64);
  await expect
    .poll(async () => (await team(page).boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

test('a page with a hash begins at its top, too, before it leads to the target', async ({
  page,
}) => {
  await page.goto('/company');
  const link = page.getByRole('contentinfo').locator('a[href*="#"]').first();
  const target = (await link.getAttribute('href')) ?? '';
  await holdClock(page);
  await link.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(heading(page)).not.toHaveText(en('company:all.title'));
  expect(await place(page)).toBe(0);
  await page.clock.resume();
  await expect.poll(() => place(page)).toBeGreaterThan(0);
});

test('with reduced motion a hash leads to its target at once, or to the heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordScrollOptions(page);
  await page.goto('/company');
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = 'team';
  });
  // A smooth scroll would still be on its way when the focus moves.
  const top = await page.waitForFunction(() => {
    const target = document.getElementById('team');
    return target === document.activeElement && target?.getBoundingClientRect().y;
  });
  expect(await top.jsonValue()).toBeLessThan(200);
  // Chromium itself does not animate then, other browsers do.
  await expect(page.locator('html')).toHaveAttribute('data-scroll', '{"behavior":"auto"}');
  for (const hash of ['#nothing', '#%E0%A4%A', '#"><script>']) {
    await page.goto('/');
    await page.goto(`/company${hash}`);
    await expect(heading(page)).toBeFocused();
    expect(await place(page)).toBe(0);
  }
});

test('the skip link leads to the heading and does not change the address', async ({ page }) => {
  await page.goto('/company#');
  await afterHashDelay(page);
  // An empty hash leads nowhere.
  expect(await focusedTag(page)).toBe('BODY');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heading(page)).not.toHaveAttribute('tabindex');
  await expect(page).toHaveURL(/\/company#?$/);
});

test('further pages request no texts and no code, a policy one file', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => {
    if (!/\.svg$/.test(request.url())) files.push(request.url().replace(`${baseURL}`, ''));
  });
  for (const name of ['faq', 'contact', 'car'] as const) {
    await footerLink(page, name).click();
    await expect(heading(page)).toBeFocused();
  }
  expect(files.filter((file) => !file.startsWith('https:'))).toEqual([]);
  await footerLink(page, 'terms').click();
  await expect(heading(page)).toBeFocused();
  expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(1);
});
