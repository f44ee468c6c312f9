import { test as base, type CDPSession, expect, type Page } from 'playwright/test';

export { type CDPSession, expect, type Page };

/** Widths on both sides of the mobile breakpoint (specification, section 9). */
export const phone = { width: 390, height: 844 };
/** WCAG 1.4.10: 1280 px at a zoom of 400 %. */
export const narrowest = { width: 320, height: 256 };
export const desktop = { width: 1280, height: 800 };

export interface Watch {
  /** Console messages and third-party requests that the test expects. */
  readonly expectedMessages: RegExp[];
  /** Uncaught errors of the page that the test expects. */
  readonly expectedErrors: RegExp[];
}

/**
 * Extends Playwright's `test`: the site is served without the splash and the map is a local page. A
 * test fails on console messages, page errors and requests to third parties.
 */
export const test = base.extend<{ watch: Watch; site: string }>({
  site: [process.env.PLAIN_SITE ?? '', { option: true }],
  baseURL: ({ site }, use) => use(site || process.env.PLAIN_SITE),
  // `goto` waits for hydration, unless a test waits for 'commit' alone.
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
      const watch: Watch = { expectedMessages: [], expectedErrors: [] };
      page.on('pageerror', ({ message }) => {
        if (!watch.expectedErrors.some((expected) => expected.test(message)))
          problems.push(message);
      });
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

/** The map of another site, and its replacement. */
const map = {
  origin: 'https://www.openstreetmap.org',
  page: '<!doctype html><html lang="en"><title>Map</title><p>Map</p></html>',
};

/** Replaces the map on the contact page alone, because a route disables the HTTP cache. */
async function answerMap(page: Page, url: string): Promise<void> {
  if (!url.includes('/contactus')) return;
  await page.route(`${map.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: map.page }),
  );
}

/** The console message of every page in tests that do not allow service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** The browser's console message about a page with status 404. */
export const notFoundMessage = /status of 404/;

/** Waits for hydration and, by default, for the font. */
export async function hydrated(page: Page, { withFont = true } = {}): Promise<void> {
  await page.waitForFunction(
    (waitsForFont) =>
      performance.getEntriesByName('hydrated').length > 0 &&
      (!waitsForFont || document.documentElement.dataset.font !== undefined),
    withFont,
  );
  await idle(page);
}

/**
 * Waits until the idle work that the page has queued, such as the service worker's registration, has
 * started: idle callbacks run in the order of their requests.
 */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}

/** Waits until a hash would have been followed: timers run in the order of their times. */
export async function afterHashDelay(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

/** Whether the page is wider than the window. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** Records the hydration of every page from now on as a performance mark. */
async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => performance.mark('hydrated'), { once: true }),
  );
}

/**
 * Collects the elements that get the focus from now on, each with the language of the page at that
 * time: `en BUTTON`. A screen reader speaks all of them.
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  const visited = await page.evaluateHandle(() => {
    const list: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element)
        list.push(`${document.documentElement.lang} ${target.tagName}`);
    });
    return list;
  });
  return () => visited.jsonValue();
}

/** Collects the paths of all document requests from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Delays requests to matching URLs until the returned function is called. */
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
  // In the far future: the clock runs until it is paused, which may take seconds on a busy machine.
  await page.clock.pauseAt(600_000);
}

/**
 * Opens a page and delays all scripts until the returned function is called, to test actions
 * before hydration.
 */
export async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  const letPass = await delayRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return letPass;
}

/** Turns the mouse wheel and returns the scroll position once the page has handled it. */
export async function wheel(page: Page): Promise<number> {
  const isHandled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('wheel', afterTwoFrames, { once: true });
      }),
  );
  await page.mouse.wheel(0, 600);
  await isHandled;
  return page.evaluate(() => scrollY);
}
