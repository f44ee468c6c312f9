import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { paths, productPath } from '../../site/paths.ts';
import { launchOptions, offline } from '../chromium.mjs';
import { buildSite } from './buildSite.ts';
import { recordHydration, slowDown, whenHydrated } from './phone.ts';
import type { Bench } from './runBench.ts';
import { type FileServer, serveFiles } from './serveFiles.ts';
import { readSite } from './siteFiles.ts';

/** A link that was followed within the site, once it had had the time to be prefetched. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** From the press to the first frame with the head of the new page, in milliseconds. */
  readonly paint: number;
  /** From the press to the first frame with all its words, in milliseconds. */
  readonly whole: number;
  /** What was asked for after the press. */
  readonly requests: number;
}

const viewport = { width: 412, height: 823 };

/** How long a visitor looks at a link before the press, and at a page before the next link. */
const settling = 2000;

const stops = [paths.home, productPath('car'), paths.faq, paths.contact, paths.terms, paths.home];

/**
 * Runs in the page, until `settling` is over.
 * @returns the milliseconds from the press to each frame that shows other words
 */
function timePaints(settling: number): Promise<number[]> {
  const words = () => document.querySelector('main')?.textContent;
  let shown = words();
  let pressed = 0;
  addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
  const times: number[] = [];
  const take = () => times.push(performance.now() - pressed);
  const watcher = new MutationObserver(() => {
    // The frame is painted once its callbacks are done; a task after them is the first to see it.
    if (words() !== shown) requestAnimationFrame(() => setTimeout(take));
    shown = words();
  });
  watcher.observe(document.body, { subtree: true, childList: true });
  return new Promise((resolve) => setTimeout(() => resolve(times), settling));
}

async function follow(
  page: Page,
  server: FileServer,
  from: string,
  to: string,
): Promise<Navigation> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  // A mouse would come to lie over some link of the next page, which is prefetched in turn.
  await link.focus();
  await page.waitForTimeout(settling);
  server.takeLog();
  const painted = page.evaluate(timePaints, settling);
  await link.press('Enter');
  const times = await painted;
  const [paint] = times;
  const whole = times.at(-1);
  if (paint === undefined || whole === undefined) throw new Error(`${from} never became ${to}`);
  return { from, to, paint, whole, requests: server.takeLog().length };
}

async function goRound(browser: Browser, server: FileServer): Promise<Navigation[]> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  await recordHydration(page);
  await page.goto(`${server.origin}${stops[0]}`);
  await whenHydrated(page);
  await slowDown(page);
  const navigations: Navigation[] = [];
  for (const [index, to] of stops.slice(1).entries())
    navigations.push(await follow(page, server, stops[index] ?? paths.home, to));
  await page.close();
  return navigations;
}

/** Follows five links on a throttled phone, as often as there are runs. */
export async function measureNavigations({ root, folder, runs }: Bench): Promise<Navigation[][]> {
  const site = path.join(folder, 'navigations');
  await buildSite(root, site, { VITE_SPLASH_MS: '0' });
  const server = await serveFiles(readSite(site, stops));
  const browser = await chromium.launch({
    ...launchOptions,
    // The office's map is on its host's time. A route of Playwright's would switch off the cache.
    args: [...launchOptions.args, offline],
  });
  try {
    const rounds: Navigation[][] = [];
    for (let run = 0; run < runs; run++) rounds.push(await goRound(browser, server));
    return rounds;
  } finally {
    await browser.close();
    await server.close();
  }
}
