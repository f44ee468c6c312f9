import { test as base, type CDPSession, expect, type Page } from 'playwright/test';

export { type CDPSession, expect, type Page };

/** Widths on both sides of the mobile breakpoint (specification, section 9). */
export const phone = { width: 390, height: 844 };
/** WCAG 1.4.10: what 1280 px are at 400 %. */
export const narrowest = { width: 320, height: 256 };
export const desktop = { width: 1280, height: 800 };

export interface Watch {
  /** What a test expects on the console, and of requests to third parties, and answers for. */
  readonly expectedMessages: RegExp[];
}

/**
 * The test of this site: served without the splash, the map's host replaced by a local page, and
 * failing on any error of the console or of the page and on any request to a third party.
 */
export const test = base.extend<{ watch: Watch; site: string }>({
  site: [process.env.PLAIN_SITE ?? '', { option: true }],
  baseURL: ({ site }, use) => use(site || process.env.PLAIN_SITE),
  // Journeys begin once the page is hydrated; what is told of the time before says 'commit'.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await recordHydration(page);
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      await answerMap(page, url);
      const response = await goto(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await hydrated(page);
      return response;
    };
    await use(page);
  },
  watch: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const watch: Watch = { expectedMessages: [] };
      page.on('pageerror', (error) => problems.push(error.message));
      const note = (text: string) => {
        if (!watch.expectedMessages.some((expected) => expected.test(text))) problems.push(text);
      };
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        const isOfMap = message.location().url.startsWith(map.origin);
        if (isProblem && !isOfMap && message.text() !== blockedWorker) note(message.text());
      });
      page.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url());
        const isOwn = !protocol.startsWith('http') || hostname === '127.0.0.1';
        if (!isOwn && origin !== map.origin) note(`third party: ${request.url()}`);
      });
      await use(watch);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The office's map is another site's. */
const map = {
  origin: 'https://www.openstreetmap.org',
  page: '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>',
};

/** Puts a page of the tests in the map's place, on the pages that have it: a route costs the cache. */
async function answerMap(page: Page, url: string): Promise<void> {
  if (!url.includes('/contactus')) return;
  await page.route(`${map.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: map.page }),
  );
}

/** Said of every page that asks for the service worker, where a test does not allow one. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** A 404 is what a missing page is served with; the browser notes it on the console. */
export const notFoundMessage = /status of 404/;

/** Waits until the application has hydrated the page, and for its font unless told otherwise. */
export async function hydrated(page: Page, { withFont = true } = {}): Promise<void> {
  await page.waitForFunction(
    (waitsForFont) =>
      performance.getEntriesByName('hydrated').length > 0 &&
      (!waitsForFont || document.documentElement.dataset.font !== undefined),
    withFont,
  );
  // What the page does when it is idle, the map's frame for instance, is done by then.
  // Waited for, because a page whose code is gone loads itself anew meanwhile.
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve(true)));
      }),
  );
}

/** Marks the time at which each page that is opened from now on is hydrated. */
async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => performance.mark('hydrated'), { once: true }),
  );
}

/** Keeps the suggestion of another language, which is a state of its own, from every page. */
export async function dismissSuggestion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The map's frame has no storage.
    if (window.top === window) localStorage.setItem('language-suggestion', 'dismissed');
  });
}

/** A link of the footer, which every page has. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The addresses of the documents that the page is loaded from, from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Holds back what a page asks for at some addresses, until what this gives is called. */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let letPass = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(addresses, async (route) => {
    await isAllowed;
    await route.continue();
  });
  return letPass;
}

/** Stops the page's timers; only `page.clock.runFor` moves them on. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far ahead: the clock runs until it is held, and a busy machine may take seconds to hold it.
  await page.clock.pauseAt(600_000);
}

/**
 * Holds every file of the application back until the visitor has acted: the earliest moment that
 * there is, on the slowest network.
 */
export async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  const letPass = await delayRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return letPass;
}
