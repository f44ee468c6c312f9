import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions, offline } from '../chromium.mjs';
import { buildSite } from './buildSite.ts';
import { logProgress } from './logProgress.ts';
import { recordHydration, slowDown, whenHydrated } from './phone.ts';
import type { Bench } from './runBench.ts';
import { type FileServer, serveFiles } from './serveFiles.ts';
import { readSite } from './siteFiles.ts';
import { type Control, controls } from './touchControls.ts';

/** A network, and how long a visitor looks at a page there before the first touch. */
export interface Network {
  readonly name: string;
  readonly kilobitsPerSecond: number;
  readonly latency: number;
  /** Milliseconds from the load event to the touch. */
  readonly pause: number;
}

export const networks: readonly Network[] = [
  { name: '1.6 Mbit/s, 150 ms', kilobitsPerSecond: 1600, latency: 150, pause: 5_000 },
  { name: '400 kbit/s, 400 ms', kilobitsPerSecond: 400, latency: 400, pause: 20_000 },
];

/** What a touch took, in milliseconds. */
export interface Touch {
  readonly control: Control;
  readonly network: Network;
  /** From the press, once the page had been looked at, to the painted answer. */
  readonly answered: number;
  /** From hydration to the painted answer, where the press came before; a link has none. */
  readonly afterHydration: number | undefined;
}

/** Runs in the page: the time of the press, and of the first frame that shows the answer. */
function watchAnswer(answer: string): void {
  const pressed = ({ timeStamp }: Event) => performance.mark('pressed', { startTime: timeStamp });
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, pressed, { capture: true, once: true });
  const look = () => {
    if (!document.querySelector(answer)) return requestAnimationFrame(look);
    // The frame is painted once its callbacks are done; a task after them is the first to see it.
    return setTimeout(() => performance.mark('answered'));
  };
  look();
}

function timeOf(page: Page, mark: string): Promise<number> {
  return page.evaluate(
    (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    mark,
  );
}

async function press(page: Page, { selector, answer, key }: Control): Promise<void> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watchAnswer, answer);
  await (key ? control.press(key) : control.tap());
  await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
}

function openPhone(browser: Browser, width = 412): Promise<BrowserContext> {
  const viewport = { width, height: 823 };
  return browser.newContext({ viewport, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
}

async function withPage<T>(
  browser: Browser,
  { control, network }: Pick<Touch, 'control' | 'network'>,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openPhone(browser, control.width);
  const page = await context.newPage();
  try {
    await recordHydration(page);
    await slowDown(page, network);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function touchOnce(
  browser: Browser,
  { origin }: FileServer,
  control: Control,
  network: Network,
): Promise<Touch> {
  const address = origin + control.path;
  const visit = { control, network };
  const answered = await withPage(browser, visit, async (page) => {
    await page.goto(address);
    await page.waitForTimeout(network.pause);
    await press(page, control);
    return (await timeOf(page, 'answered')) - (await timeOf(page, 'pressed'));
  });
  if (control.isLink) return { ...visit, answered, afterHydration: undefined };
  const afterHydration = await withPage(browser, visit, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    await press(page, control);
    await whenHydrated(page);
    return (await timeOf(page, 'answered')) - (await timeOf(page, 'hydrated'));
  });
  return { ...visit, answered, afterHydration };
}

/** Touches each control first on a page, on a phone and two networks, as often as there are runs. */
export async function measureTouches({ root, folder, runs }: Bench): Promise<Touch[]> {
  const site = path.join(folder, 'touches');
  await buildSite(root, site, { VITE_SPLASH_MS: '0' });
  const server = await serveFiles(
    readSite(
      site,
      controls.map((control) => control.path),
    ),
  );
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, offline],
  });
  const touches: Touch[] = [];
  try {
    for (const network of networks)
      for (const control of controls)
        for (let run = 0; run < runs; run++) {
          const touch = await touchOnce(browser, server, control, network);
          logProgress(`${control.name}, ${network.name}: ${touch.answered.toFixed()} ms`);
          touches.push(touch);
        }
    return touches;
  } finally {
    await browser.close();
    await server.close();
  }
}
