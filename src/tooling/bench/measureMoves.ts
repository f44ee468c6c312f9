import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { paths, productPath } from '../../site/paths.ts';
import { launchOptions, offline } from '../chromium.mjs';
import { buildSite } from './buildSite.ts';
import type { Bench } from './runBench.ts';
import { type FileServer, serveFiles } from './serveFiles.ts';
import { readSite } from './siteFiles.ts';

/** A link that was followed within the site, once it had had the time to be prefetched. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** From the press to the first frame with the new heading, in milliseconds. */
  readonly paint: number;
  /** What was asked for after the press. */
  readonly requests: number;
}

/** Lighthouse's phone: as wide, and so many times slower than this machine. */
const viewport = { width: 412, height: 823 };
const slowdown = 4;

/** How long a visitor looks at a link before the press, and at a page before the next link. */
const settling = 2000;

const stops = [paths.home, productPath('car'), paths.faq, paths.contact, paths.terms, paths.home];

/** Runs in the page: waits for the press, then for the frame that shows another first heading. */
function timePaint(): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  let pressed = 0;
  addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      if (heading() === before) return requestAnimationFrame(look);
      // The frame is painted once its callbacks are done; a task after them is the first to see it.
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    };
    look();
  });
}

async function follow(page: Page, server: FileServer, from: string, to: string): Promise<Move> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  // A mouse would come to lie over some link of the next page, which is prefetched in turn.
  await link.focus();
  await page.waitForTimeout(settling);
  server.takeLog();
  const painted = page.evaluate(timePaint);
  await link.press('Enter');
  const paint = await painted;
  await page.waitForTimeout(settling);
  return { from, to, paint, requests: server.takeLog().length };
}

async function goRound(browser: Browser, server: FileServer): Promise<Move[]> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  await page.goto(`${server.origin}${stops[0]}`);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !document.querySelector('[data-asleep]'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const moves: Move[] = [];
  for (const [index, to] of stops.slice(1).entries())
    moves.push(await follow(page, server, stops[index] ?? paths.home, to));
  await page.close();
  return moves;
}

/** Follows five links on a throttled phone, as often as there are runs. */
export async function measureMoves({ root, folder, runs }: Bench): Promise<Move[][]> {
  const site = path.join(folder, 'moves');
  await buildSite(root, site, { VITE_SPLASH_MS: '0' });
  const server = await serveFiles(readSite(site, stops));
  const browser = await chromium.launch({
    ...launchOptions,
    // The office's map is on its host's time. A route of Playwright's would switch off the cache.
    args: [...launchOptions.args, offline],
  });
  try {
    const rounds: Move[][] = [];
    for (let run = 0; run < runs; run++) rounds.push(await goRound(browser, server));
    return rounds;
  } finally {
    await browser.close();
    await server.close();
  }
}
