import type { RequestListener } from 'node:http';
import { link, section } from '../support/menus.ts';
import { type OwnServer, startOwnServer } from '../support/ownServer.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { expect, type Page, test as siteTest } from '../support/test.ts';

/** Stops the server to go offline: a browser's emulated offline mode may not reach workers. */
const test = siteTest.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    await server.stop();
  },
  site: ({ server }, use) => use(server.address),
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/ERR_|Failed to (fetch|load resource)|Failed to convert/);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until it is in the cache. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isKept = (address: string) => caches.match(address).then((kept) => kept !== undefined);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

const failures: [string, (server: OwnServer) => Promise<void>][] = [
  ['is gone', (server) => server.stop()],
  ['fails', (server) => server.answerAll((_, response) => response.writeHead(502).end())],
  ['never answers', (server) => server.answerAll((() => {}) satisfies RequestListener)],
];

for (const [name, fail] of failures)
  test(`pages that were seen open and work while the server ${name}`, async ({ page, server }) => {
    await visit(page, '/product/car-loans');
    await visit(page, '/company');
    await fail(server);
    await page.goto('/product/car-loans/?amount=2000000');
    await expect(heading(page)).toBeVisible();
    await section(page, 'products').click();
    await expect(link(page, 'personal').first()).toBeVisible();
  });

test('a new version of a page is shown, and kept', async ({ page, server }) => {
  await visit(page, '/company');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' };
    const cache = await caches.open('offline');
    await cache.put('/company', new Response('<h1>Old</h1>', { headers }));
  });
  await page.goto('/company');
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await server.stop();
  await page.reload();
  await expect(heading(page)).toHaveText(en('company:all.title'));
});

test('a line says that the visitor is offline, in the language of the page', async ({
  page,
  context,
}) => {
  await page.goto(inLanguage('/company', translation));
  const notice = page.getByRole('banner').getByText(translation.words.t('common:offline.notice'));
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('caches of other versions are deleted', async ({ page }) => {
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => caches.open('pages').then(() => undefined));
  await visit(page, '/');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline']);
});

test('where data is saved, no service worker is registered', async ({ page }) => {
  const registered: string[] = [];
  await page.exposeFunction('noteRegistration', (path: string) => registered.push(path));
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    prototype.register = new Proxy(prototype.register, {
      apply(register, container, args) {
        Object(window).noteRegistration(location.pathname);
        return Reflect.apply(register, container, args);
      },
    });
    if (location.pathname !== '/company')
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await page.goto('/resources/faq');
  await page.goto('/company');
  await expect.poll(() => registered).toEqual(['/company']);
});
