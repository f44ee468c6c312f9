import { expectFocusInView } from '../support/a11y/tabWalk.ts';
import { footerLink, link, section, wideMenu } from '../support/menus.ts';
import { serve } from '../support/servers.ts';
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
  test,
} from '../support/test.ts';

const team = (page: Page) => page.locator('#team');
const place = (page: Page) => page.evaluate(() => scrollY);
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => place(page)).toBe(top);
}

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
  await footerLink(page, 'about').press('Enter');
  await expect(heading(page)).toHaveText(en('company:about.title'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await expect(footerLink(page, 'about')).toBeFocused();
  await expect(footerLink(page, 'about')).toBeInViewport();
  // Screen readers are silent about the focus after the browser's own keys for Back and Forward.
  expect((await announcedTitle(page)).text).toBe(await page.title());
  await page.goForward();
  await expect(heading(page)).toHaveText(en('company:about.title'));
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

test('Back from a link of a closed menu restores the place', async ({ page }) => {
  await page.goto('/company');
  await scrollTo(page, 700);
  await section(wideMenu(page), 'resources').press('Enter');
  await link(wideMenu(page), 'faq').press('Enter');
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await expect.poll(() => place(page)).toBe(700);
  // The link is in a closed menu, so the first text in view has the focus.
  const main = page.getByRole('main');
  await expect(main.locator(':focus')).toBeInViewport({ ratio: 1 });
  await expect(main.locator(':focus')).toHaveText(/\S/);
  // A page that is left by Forward also keeps its place.
  await scrollTo(page, 300);
  await page.goForward();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await expect.poll(() => place(page)).toBe(300);
});

test('Back leads to the open contents of a page, at their place', async ({ page }) => {
  await page.goto('/privacy/terms-conditions');
  const contents = page.getByRole('navigation', { name: en('privacy:onThisPage') });
  await contents.getByText(en('privacy:onThisPage')).click();
  const links = contents.getByRole('link');
  await expect(links.first()).toBeVisible();
  await footerLink(page, 'faq').scrollIntoViewIfNeeded();
  const top = await place(page);
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await page.goBack();
  await expect(links.first()).toBeVisible();
  await expect.poll(() => place(page)).toBe(top);
});

test('Back shows a link that the header covered', async ({ page }) => {
  await page.goto('/');
  const costs = page.getByRole('link', { name: en('home:cost.link') });
  await costs.evaluate((link: HTMLElement) => {
    window.scrollTo(0, scrollY + link.getBoundingClientRect().top - 10);
    link.click();
  });
  await expect(page).toHaveURL('/product/car-loans');
  await page.goBack();
  await expect(costs).toBeFocused();
  await expectFocusInView(page, 'Back');
});

/** Follows a link far down on the company page, and returns the scroll position there. */
async function leaveCompany(page: Page, hash = ''): Promise<number> {
  await page.goto(`/company${hash}`);
  if (hash) await expect(page.locator(hash)).toBeFocused();
  await footerLink(page, 'faq').scrollIntoViewIfNeeded();
  const top = await place(page);
  expect(top).toBeGreaterThan(500);
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  return top;
}

async function expectBackAtCompany(page: Page, top: number): Promise<void> {
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await expect(footerLink(page, 'faq')).toBeFocused();
  // The font may change line breaks above.
  await expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThan(100);
}

/** Opens a page of another site in the same tab. */
async function goElsewhere(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`, { waitUntil: 'commit' });
  await page.waitForLoadState();
}

test('Back and Forward restore place and focus after a reload', async ({ page }) => {
  const top = await leaveCompany(page);
  await footerLink(page, 'about').press('Enter');
  await expect(heading(page)).toHaveText(en('company:about.title'));
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectBackAtCompany(page, top);
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await expect(footerLink(page, 'about')).toBeFocused();
});

test('Back restores place and focus after a visit to another site', async ({ page }) => {
  const elsewhere = await serve('plain');
  const top = await leaveCompany(page);
  await goElsewhere(page, elsewhere.address);
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await expectBackAtCompany(page, top);
  // Two steps at once: the browser itself restores only the page from which it left the site.
  await page.goForward();
  await goElsewhere(page, elsewhere.address);
  // The document may be gone before it answers.
  await page.evaluate(() => history.go(-2)).catch(() => undefined);
  await page.waitForURL('/company');
  await hydrated(page);
  await expectBackAtCompany(page, top);
  await elsewhere.close();
});

test('Back to an address with a hash restores place and focus, and does not follow it', async ({
  page,
}) => {
  const top = await leaveCompany(page, '#team');
  await page.goBack();
  await expectBackAtCompany(page, top);
  await afterHashDelay(page);
  await expectBackAtCompany(page, top);
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

for (const [fault, breakStorage] of [
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`if storage ${fault}, Back restores the places of the document`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    const top = await leaveCompany(page);
    await page.goBack();
    await expectBackAtCompany(page, top);
    await page.goForward();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(en('company:all.title'));
    await expect(heading(page)).toBeFocused();
  });

test('if storage has other data, Back leads to the top', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => '{"top":"far","href":7}';
  });
  await leaveCompany(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await expect(heading(page)).toBeFocused();
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

test('a hash leads to its target after 300 ms, clear of the header', async ({ page }) => {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scroll = JSON.stringify(options);
      scrollIntoView.call(this, options);
    };
  });
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

test('with reduced motion a hash leads to its target at once, or to the heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
