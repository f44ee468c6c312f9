import { setTextSize } from '../support/a11y/adaptation.ts';
import { footerLink, link, section, wideMenu } from '../support/menus.ts';
import { company, en } from '../support/site.ts';
import {
  afterHashDelay,
  desktop,
  expect,
  holdClock,
  hydrated,
  type Page,
  test,
} from '../support/test.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page) => page.evaluate(() => scrollY);

async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => place(page)).toBe(top);
}

test('the first page leaves the focus where the browser put it', async ({ page }) => {
  await page.goto('/resources/faq');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a navigation scrolls to the top, focuses the heading and changes the title', async ({
  page,
}) => {
  await page.goto('/company');
  await scrollTo(page, 900);
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${en('faq:page.title')} – ${company.brand}`);
  expect(await place(page)).toBe(0);
});

test('Back restores the scroll position and focuses the link that was followed', async ({
  page,
}) => {
  await page.goto('/company');
  await scrollTo(page, 700);
  await footerLink(page, 'about').press('Enter');
  await expect(heading(page)).toHaveText(en('company:about.title'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await expect(footerLink(page, 'about')).toBeFocused();
  await expect(footerLink(page, 'about')).toBeInViewport();
  await page.goForward();
  await expect(heading(page)).toHaveText(en('company:about.title'));
  await expect(heading(page)).toBeFocused();
});

test('a reload restores the place', async ({ page, watch }) => {
  watch.expectedMessages.push(/ERR_FAILED/);
  // Inter may change line breaks above, and scroll anchoring would then change the position.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/company', { waitUntil: 'commit' });
  await hydrated(page, { withFont: false });
  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => place(page)).toBe(800);
});

test('a reload restores the scroll position, also with a hash', async ({ page }) => {
  await page.goto('/company#team');
  await expect(page.locator('#team')).toBeFocused();
  await scrollTo(page, 300);
  await page.reload();
  await hydrated(page);
  await afterHashDelay(page);
  expect(await place(page)).toBe(300);
});

test('a link to the current page scrolls to the top', async ({ page }) => {
  await page.goto('/company/about');
  await footerLink(page, 'about').click();
  await expect(heading(page)).toBeFocused();
  expect(await place(page)).toBe(0);
});

test('a hash leads to its target, focus included, clear of the header', async ({ page }) => {
  await page.goto('/company#team');
  await expect(page.locator('#team')).toBeFocused();
  await expect
    .poll(async () => (await page.locator('#team').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(64);
  await expect(page.getByRole('heading', { name: en('company:team.title') })).toBeInViewport();
});

test('the header stays above the page, and clear of a target in letters of 200 %', async ({
  page,
}) => {
  await page.goto('/product/car-loans');
  const covered = await page.evaluate(() => {
    const places: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 250) {
      window.scrollTo({ top, behavior: 'instant' });
      const shown = document.elementFromPoint(innerWidth / 2, 30);
      if (!shown?.closest('header')) places.push(top);
    }
    return places;
  });
  expect(covered).toEqual([]);
  await page.goto('/company');
  await setTextSize(page, '200%');
  await page.evaluate(() => {
    location.hash = 'team';
  });
  await expect(page.locator('#team')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => (await page.locator('#team').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(bottom);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a hash is scrolled to smoothly, unless motion is reduced: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (options) {
        document.documentElement.dataset.scrolled = JSON.stringify(options);
        scrollIntoView.call(this, options);
      };
    });
    await page.goto('/company#team');
    await expect(page.locator('html')).toHaveAttribute(
      'data-scrolled',
      JSON.stringify({ behavior: reducedMotion === 'reduce' ? 'auto' : 'smooth' }),
    );
  });

test('Back from a link of a closed menu restores the place and focuses the heading', async ({
  page,
}) => {
  const followMenu = async () => {
    await section(wideMenu(page), 'resources').press('Enter');
    await link(wideMenu(page), 'faq').press('Enter');
    await expect(heading(page)).toHaveText(en('faq:page.title'));
    await expect(heading(page)).toBeFocused();
    await page.goBack();
  };
  await page.goto('/company');
  await scrollTo(page, 700);
  await followMenu();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(700);
  // Of a page that was opened at a hash, its target.
  await page.goto('/company#team');
  await expect(page.locator('#team')).toBeFocused();
  await followMenu();
  await expect(page.locator('#team')).toBeFocused();
});

test('the target of a hash is scrolled to after 300 ms', async ({ page }) => {
  await page.goto('/company');
  await holdClock(page);
  await page.evaluate(() => {
    location.hash = 'team';
  });
  await page.clock.runFor(250);
  await expect(page.locator('#team')).not.toBeFocused();
  // The router renders the new address first, while the clock stands still.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator('#team').evaluate((target) => target === document.activeElement);
    })
    .toBe(true);
});

for (const hash of ['#nothing', '#%E0%A4%A', '#"><script>']) {
  test(`the hash ${hash} leads to the heading and breaks nothing`, async ({ page }) => {
    await page.goto(`/company${hash}`);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText(en('company:all.title'));
    expect(await place(page)).toBe(0);
  });
}

test('an empty hash leads nowhere', async ({ page }) => {
  await page.goto('/company#');
  await afterHashDelay(page);
  await expect(heading(page)).toHaveText(en('company:all.title'));
  expect(await place(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the skip link leads to the heading and leaves the address alone', async ({ page }) => {
  await page.goto('/company');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(heading(page)).not.toHaveAttribute('tabindex');
  await expect(page).toHaveURL('/company');
});
