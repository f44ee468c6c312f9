import { expectFocusInView } from '../support/a11y/tabWalk.ts';
import { footerLink, link, section, wideMenu } from '../support/menus.ts';
import { serve } from '../support/servers.ts';
import { en } from '../support/sources.ts';
import {
  afterHashDelay,
  expect,
  heading,
  hydrated,
  openStatic,
  type Page,
  place,
  scrollTo,
  test,
} from '../support/test.ts';

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

test('Back and Forward restore place and focus after a reload', async ({ page }) => {
  const top = await leaveCompany(page);
  await footerLink(page, 'terms').press('Enter');
  await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectBackAtCompany(page, top);
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await expect(footerLink(page, 'terms')).toBeFocused();
});

test('Back restores place and focus after a visit to another site', async ({ page }) => {
  const elsewhere = await serve('plain');
  const top = await leaveCompany(page);
  await openStatic(page, `${elsewhere.address}/robots.txt`);
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await expectBackAtCompany(page, top);
  // Two steps at once: the browser itself restores only the page from which it left the site.
  await page.goForward();
  await openStatic(page, `${elsewhere.address}/robots.txt`);
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
