import { fillIn } from '../support/contactForm.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { serve } from '../support/servers.ts';
import { en, translation } from '../support/site.ts';
import { expect, heading, type Page, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/ERR_|Failed to (fetch|load resource)|Failed to convert/);
});

/** Opens a page and waits until it is in the cache. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isKept = (address: string) => caches.match(address).then((kept) => kept !== undefined);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

test('pages that were seen open without the server', async ({ page, context }) => {
  // A server that can be stopped: Playwright's emulated offline mode does not reach workers.
  const server = await serve('plain');
  await visit(page, `${server.address}/company`);
  for (const answer of [{ status: 502, body: 'gone' }, undefined]) {
    // Requests of the service worker are the context's, not the page's.
    await context.route('**/company', (route) => answer && route.fulfill(answer));
    await page.goto(`${server.address}/company`);
    await expect(heading(page)).toHaveText(en('company:all.title'));
    await context.unroute('**/company');
  }
  await page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' };
    const cache = await caches.open('offline');
    await cache.put('/company', new Response('<h1>Old</h1>', { headers }));
    await caches.open('of an earlier version');
  });
  await page.goto(`${server.address}/company`);
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await server.close();
  await page.reload();
  await expect(heading(page)).toHaveText(en('company:all.title'));
});

test('only the draft and seen pages are stored', async ({ page, context }) => {
  await page.goto('/');
  await footerLink(page, 'contact').click();
  await fillIn(page);
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline']);
  const stored = await page.evaluate(async () => ({
    local: Object.keys({ ...localStorage }),
    session: Object.keys({ ...sessionStorage }),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ local: [], session: ['contact-message'], databases: [] });
  expect(await context.cookies()).toEqual([]);
});
