import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions, offline } from '../chromium.mjs';

/** A network as Chromium emulates it, with the latency in milliseconds. */
export interface Network {
  readonly kilobitsPerSecond: number;
  readonly latency: number;
}

/** CPU slowdown relative to this machine, as for Lighthouse's phone. */
const cpuSlowdown = 4;

/**
 * Starts the browser of the tests, the headless shell if available: its touch input and its throttling
 * of CPU and network were compared with those of the complete browser and are the same.
 */
export function launchBrowser(): Promise<Browser> {
  // The map's host would add its own time. `page.route` could block it, but disables the cache.
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, offline] });
}

async function slowDown(page: Page, network?: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const throughput = (network.kilobitsPerSecond * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Opens a page on a slow phone with an empty cache, with a mark `hydrated` at hydration. */
export async function withPhone<T>(
  browser: Browser,
  { width = 412, network }: { readonly width?: number; readonly network?: Network },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = { width, height: 823 };
  const device = { viewport, hasTouch: true, isMobile: true } as const;
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener('hydrated', () => performance.mark('hydrated'), { once: true }),
    );
    await slowDown(page, network);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Waits for a mark of the page and returns its latest time in milliseconds. */
export async function timeOf(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate(
    (name) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN,
    mark,
  );
}
