import type { RequestListener } from 'node:http';
import { formatDay } from '../../src/i18n/formatDay.ts';
import { footerLink, link, section, wideMenu } from '../support/menus.ts';
import { type OwnServer, startOwnServer } from '../support/ownServer.ts';
import { en, inLanguage, languages, translation } from '../support/site.ts';
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

const lost = /ERR_|Failed to (fetch|load resource)|Failed to convert/;

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(lost);
});

/** The notice that a page is read offline. */
const notice = (page: Page) =>
  page
    .locator('[aria-live]')
    .filter({ has: page.getByRole('button', { name: en('common:offline.reload') }) });

/** Opens a page and waits until it is in the cache. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isKept = (address: string) => caches.match(address).then((kept) => kept !== undefined);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

test('a page that was visited can be read offline, and says how old it is', async ({
  page,
  server,
}) => {
  await visit(page, '/product/car-loans');
  await visit(page, '/company');
  await server.stop();
  await page.goto('/product/car-loans');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toContainText(formatDay(new Date(), en));
  // The page is interactive, too.
  await section(page, 'products').click();
  await expect(link(page, 'personal').first()).toBeVisible();
});

for (const [name, listener] of [
  ['fails', (_, response) => response.writeHead(502).end('Bad gateway')],
  ['never answers', () => {}],
] satisfies [string, RequestListener][])
  test(`a page that was visited is shown while the server ${name}`, async ({ page, server }) => {
    await visit(page, '/company');
    await server.answerAll(listener);
    await page.goto('/company');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });

test('a slash at the end of an address makes no other page', async ({ page, server }) => {
  await visit(page, '/company');
  await server.stop();
  await page.goto('/company/');
  await expect(notice(page)).toBeVisible();
});

test('when the network is back, the page can be reloaded', async ({ page, server }) => {
  await visit(page, '/privacy/terms-conditions');
  await server.stop();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: en('common:offline.reload') }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('losing the connection is announced once', async ({ page, context }) => {
  await visit(page, '/company');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('a page from the cache states its own age when the connection is lost', async ({
  page,
  context,
}) => {
  await visit(page, '/company');
  // As the service worker marks a page of 1970.
  await page.evaluate(() => {
    document.documentElement.dataset.savedAt = '86400000';
  });
  await context.setOffline(true);
  await expect(notice(page)).toContainText('1970');
});

test('a page reached from within the site can be opened offline', async ({ page, server }) => {
  await visit(page, '/');
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('heading', { level: 1, name: en('faq:page.title') })).toBeVisible();
  await server.stop();
  await page.goto('/resources/faq');
  await expect(page.getByRole('heading', { level: 1, name: en('faq:page.title') })).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('a page that is not in the cache shows an error offline', async ({ page, server }) => {
  await visit(page, '/');
  await server.stop();
  await page.goto(inLanguage('/company/family', translation));
  await expect(page.getByText(en('errors:page.notLoaded'))).toBeVisible();
  // The page does not come from the cache, so it has no age.
  await expect(notice(page)).toHaveCount(0);
  await expect(wideMenu(page)).toBeVisible();
  await page.getByRole('link', { name: en('errors:page.home') }).click();
  await expect(page).toHaveURL('/');
});

for (const language of languages) {
  const { tag: name, home, words } = language;
  const tag = language === translation ? [] : ['@nightly'];
  test(`the notice is in the language of the page: ${name}`, { tag }, async ({ page, server }) => {
    await visit(page, home);
    await server.stop();
    await page.reload();
    const [beginning = ''] = words.t('common:offline.notice', { date: '|', time: '|' }).split('|');
    await expect(page.getByRole('main').getByText(beginning.trim())).toBeVisible();
  });
}

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
