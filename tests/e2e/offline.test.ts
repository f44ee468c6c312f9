import { fillIn } from '../support/contactForm.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { serve } from '../support/servers.ts';
import { en, translation } from '../support/sources.ts';
import { expect, heading, hydrated, type Page, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/ERR_|Failed to (fetch|load resource)|Failed to convert/);
});

/** Opens a page and waits until it is in the cache. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isSameOnPurpose = (address: string) =>
    caches.match(address).then((kept) => kept !== undefined);
  await expect.poll(() => page.evaluate(isSameOnPurpose, path)).toBe(true);
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
  // A page that the owner has removed does not live on.
  await context.route('**/company', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Removed</h1>' }),
  );
  await page.goto(`${server.address}/company`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Removed');
  await context.unroute('**/company');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' };
    const cache = await caches.open('offline');
    await cache.put('/company', new Response('<h1>Old</h1>', { headers }));
  });
  await page.goto(`${server.address}/company`);
  await expect(heading(page)).toHaveText(en('company:all.title'));
  await server.close();
  await page.reload();
  await expect(heading(page)).toHaveText(en('company:all.title'));
});

test('only the message, places and visited pages are stored', async ({ page, context }) => {
  await page.goto('/');
  await footerLink(page, 'contact').click();
  await fillIn(page);
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline']);
  const stored = await page.evaluate(async () => ({
    local: Object.keys({ ...localStorage }),
    session: Object.keys({ ...sessionStorage }).map((key) => key.replace(/^place \w+$/, 'place')),
    databases: await indexedDB.databases(),
  }));
  // The privacy policy lists these.
  expect({ ...stored, session: [...new Set(stored.session)].sort() }).toEqual({
    local: [],
    session: ['contact-message', 'place'],
    databases: [],
  });
  expect(await context.cookies()).toEqual([]);
});

test('a page reached by a link opens without the server, also with surplus slashes', async ({
  page,
}) => {
  const server = await serve('plain');
  await visit(page, `${server.address}/`);
  // Some hosts add a slash.
  await page
    .context()
    .route('**/resources/faq', (route) =>
      route.fulfill({ status: 301, headers: { location: '/resources/faq/' } }),
    );
  await footerLink(page, 'faq').click();
  await footerLink(page, 'privacy').click();
  for (const path of ['/resources/faq', '/privacy/our-identity'])
    await expect
      .poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path))
      .toBe(true);
  await page.context().unrouteAll();
  await server.close();
  await page.reload();
  await expect(heading(page)).toHaveText(en('privacy:sections.our-identity'));
  await page.goto(`${server.address}/resources//faq/?from=mail`);
  await expect(heading(page)).toHaveText(en('faq:page.title'));
});

test('under Save-Data nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = async () => {
      performance.mark('registered');
      throw new Error('Failed to fetch');
    };
  });
  const registrations = () =>
    page.evaluate(() => performance.getEntriesByName('registered').length);
  await page.goto('/');
  await expect.poll(registrations).toBe(1);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  // Waits for the idle work that hydration has queued.
  await hydrated(page);
  expect(await registrations()).toBe(0);
});

/** Failures of a device's storage, to be run in the service worker. */
const failures = {
  'cannot be opened': () => {
    CacheStorage.prototype.open = () => Promise.reject(new Error('broken'));
  },
  'never answers': () => {
    CacheStorage.prototype.open = () => new Promise(() => undefined);
    // The worker waits for three seconds. A longer wait would never end.
    const wait = self.setTimeout;
    Object.assign(self, {
      setTimeout: (act: () => void, time: number) => time <= 3000 && wait(act, time / 10),
    });
  },
  'cannot be searched': () => {
    Cache.prototype.match = () => Promise.reject(new Error('broken'));
  },
  'finds damaged bodies': () => {
    const body = () =>
      new ReadableStream({ start: (stream) => stream.error(new Error('damaged')) });
    const type = (url: string) => (url.endsWith('.js') ? 'text/javascript' : 'text/html');
    Cache.prototype.match = async (url) =>
      new Response(body(), { headers: { 'content-type': type(String(url)) } });
  },
  'is full': () => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  },
};

/**
 * The failures of the daily run: no answer, and a wrong one. The others are errors of other calls.
 */
const daily = ['never answers', 'finds damaged bodies'];

for (const [name, fail] of Object.entries(failures))
  test(`if storage ${name}, pages still open`, {
    tag: daily.includes(name) ? [] : ['@nightly'],
  }, async ({ page, context }) => {
    await visit(page, '/');
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(fail);
    expect(worker).toBeDefined();
    await page.goto('/company');
    await expect(heading(page)).toHaveText(en('company:all.title'));
    await footerLink(page, 'privacy').click();
    await expect(heading(page)).toHaveText(en('privacy:sections.our-identity'));
  });

test('a response of another kind than the requested one is not kept', async ({ page, context }) => {
  const html = { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' };
  const json = { contentType: 'application/json', body: '{"error": "log in"}' };
  await visit(page, '/');
  await page.evaluate(async () => {
    const cache = await caches.open('offline');
    for (let old = 0; old < 200; old += 1) await cache.put(`/old/${old}`, new Response());
  });
  for (const [path, answer] of [
    ['/assets/probe-1.js', html],
    ['/assets/probe-2.js', json],
    ['/assets/probe-3.js', { ...html, contentType: 'text/javascript', status: 206 }],
    ['/assets/probe-4.woff2', json],
    ['/assets/probe-5.exe', { ...html, contentType: 'application/octet-stream' }],
    ['/translations/probe-6.json', html],
    ['/translations/probe-7.json', { ...json, contentType: 'TEXT/HTML;charset=latin1' }],
    ['/assets/probe-9.js', { status: 302, headers: { location: '/service-worker.js' } }],
    // The positive controls: once they are kept, the others would have been kept, too.
    ['/translations/probe-8.json', json],
    ['/assets/probe-10.svg', { contentType: 'image/svg+xml', body: '<svg/>' }],
  ] as const) {
    await context.route(`**${path}`, (route) => route.fulfill(answer));
    await page.evaluate((file) => fetch(file), path);
  }
  const keptProbes = async () => {
    const requests = await (await caches.open('offline')).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => /probe/.test(path));
  };
  const kept = ['/translations/probe-8.json', '/assets/probe-10.svg'];
  await expect.poll(() => page.evaluate(keptProbes)).toEqual(kept);
  // A phone has little room.
  const count = async () => (await (await caches.open('offline')).keys()).length;
  await expect.poll(() => page.evaluate(count)).toBe(200);
});

test('texts that a login page replaced arrive when the network works again', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  for (const contentType of ['text/html', 'application/json']) {
    await context.route('**/translations/policies-*', (route) =>
      route.fulfill({ contentType, body: '<!doctype html><title>Log in</title>' }),
    );
    await page.goto('/');
    await footerLink(page, 'privacy').click();
    // The page itself is there, without its texts for the application.
    await expect(heading(page)).toHaveText(en('privacy:sections.our-identity'));
    await expect(page.locator('html')).toHaveAttribute('data-static');
    await context.unroute('**/translations/policies-*');
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => caches.delete('offline'));
  }
});
