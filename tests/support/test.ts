import { expect, type Page } from 'playwright/test';
import { test as base } from './servers.ts';

export { expect, type Page };

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

declare global {
  interface Window {
    announced: Element;
    announcedTitles: { readonly text: string; readonly lang: string }[];
  }
}

/** The origin of the map, which tests replace by a page of their own. */
const map = 'https://www.openstreetmap.org';

/**
 * The map is a local page, and a test fails on console messages, page errors and requests to third
 * parties.
 */
export const test = base.extend<{ watch: Watch }>({
  // `goto` waits for hydration, unless a test waits for 'commit' alone.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    if (javaScriptEnabled)
      await page.addInitScript(() => {
        addEventListener('hydrated', () => performance.mark('hydrated'), { once: true });
        // From the start of the page, because an announcement does not stay.
        window.announcedTitles = [];
        new MutationObserver(() => {
          const title = document.querySelector<HTMLElement>('[aria-live] > span[lang]');
          if (title && title !== window.announced) {
            window.announced = title;
            window.announcedTitles.push({ text: title.innerText, lang: title.lang });
          }
        }).observe(document, { subtree: true, childList: true });
      });
    page.goto = async (url, options) => {
      // Only where the map is, because a route disables the HTTP cache.
      if (url.includes('/contactus'))
        await page.route(`${map}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Map</p>' }),
        );
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
      const report = (text: string, expected: readonly RegExp[]) => {
        if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
      };
      page.on('pageerror', ({ message }) => report(message, watch.expectedErrors));
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        const isOfMap = message.location().url.startsWith(map);
        if (isProblem && !isOfMap && message.text() !== blockedWorker)
          report(message.text(), watch.expectedMessages);
      });
      page.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url());
        const isOwn = !protocol.startsWith('http') || hostname === '127.0.0.1';
        if (!isOwn && origin !== map)
          report(`third party: ${request.url()}`, watch.expectedMessages);
      });
      await use(watch);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The console message of every page in tests that do not allow service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** The browser's console message about a page with status 404. */
export const notFoundMessage = /status of 404/;

/** The heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How far the page is scrolled, in CSS pixels. */
export const place = (page: Page) => page.evaluate(() => scrollY);

export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => place(page)).toBe(top);
}

/** Waits for hydration, for the idle work that it queues, and by default for the font. */
export async function hydrated(page: Page, { withFont = true } = {}): Promise<void> {
  await page.waitForFunction(
    (waitsForFont) =>
      performance.getEntriesByName('hydrated').length > 0 &&
      (!waitsForFont || document.documentElement.dataset.font !== undefined),
    withFont,
  );
  // Idle callbacks run in the order of their requests.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until a hash would have been followed: timers fire in the order of their times. */
export async function afterHashDelay(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

/**
 * Collects the elements that get the focus from now on, each with the language of the page at that
 * time: `en BUTTON`. A screen reader announces all of them.
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

/** Records what live regions announce from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const list: string[] = [];
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf)))
        if (region?.textContent) list.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return list;
  });
  return () => announced.evaluate((list) => list.splice(0));
}

/** The last announcement of a title since the page load or the last call, once it is over. */
export async function announcedTitle(page: Page) {
  await page.waitForFunction(() => window.announcedTitles.length > 0);
  await expect(page.locator('[aria-live]').first()).toBeEmpty();
  const titles = await page.evaluate(() => window.announcedTitles.splice(0));
  return titles.at(-1) ?? { text: '', lang: '' };
}

/** Opens an address where no application starts, so that there is no hydration to wait for. */
export async function openStatic(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForLoadState();
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

/** Opens a page whose scripts wait until the returned function is called. */
export async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  const letPass = await delayRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return letPass;
}
