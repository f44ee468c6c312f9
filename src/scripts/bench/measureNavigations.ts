import type { Browser, Page } from 'playwright';
import { paths, productPath } from '../../site/paths.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { launchBrowser, timeOf, withPhone } from './phone.ts';
import { type Site, withSite } from './withSite.ts';

interface Navigation {
  /** From the press to the first painted frame with all texts of the new page. */
  readonly milliseconds: number;
  /** The number of requests after the press. */
  readonly requests: number;
}

/** Milliseconds from the focus of a link to the press, and without a change of a complete page. */
const settlingTime = 2000;

const stops = [paths.home, productPath('car'), paths.faq, paths.contact, paths.terms, paths.home];

/** Runs in the page: sets marks for key presses and for painted changes of the main text. */
function markChanges(): void {
  const text = () => document.querySelector('main')?.textContent;
  let shown = text();
  const press = ({ timeStamp }: Event) => {
    performance.clearMarks();
    performance.mark('pressed', { startTime: timeStamp });
  };
  addEventListener('keydown', press, { capture: true });
  const observer = new MutationObserver(() => {
    if (text() === shown) return;
    shown = text();
    // A frame is painted after its callbacks; the next task is the first one after the paint.
    requestAnimationFrame(() => setTimeout(() => performance.mark('changed')));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function follow(page: Page, site: Site, to: string): Promise<Navigation> {
  const link = page.locator(`footer a[href="${to}"]`).first();
  // Not by a mouse, which would then be over a link of the next page and prefetch that page too.
  await link.focus();
  await page.waitForTimeout(settlingTime);
  site.takeLog();
  await link.press('Enter');
  // The first change, then the last one.
  await timeOf(page, 'changed');
  await page.waitForTimeout(settlingTime);
  const milliseconds = (await timeOf(page, 'changed')) - (await timeOf(page, 'pressed'));
  return { milliseconds, requests: site.takeLog().length };
}

function measureRound(browser: Browser, site: Site): Promise<Navigation[]> {
  return withPhone(browser, {}, async (page) => {
    await page.goto(site.origin + paths.home);
    await timeOf(page, 'hydrated');
    await page.evaluate(markChanges);
    const navigations: Navigation[] = [];
    for (const to of stops.slice(1)) navigations.push(await follow(page, site, to));
    return navigations;
  });
}

/** Measures navigations on a slow phone, by links that had the focus for a while. */
export function measureNavigations(runs: number): Promise<string> {
  return withSite('0', async (site) => {
    const browser = await launchBrowser();
    const rounds: Navigation[][] = [];
    try {
      for (let run = 0; run < runs; run++) rounds.push(await measureRound(browser, site));
    } finally {
      await browser.close();
    }
    const rows = stops.slice(1).map((to, index) => {
      const same = rounds.flatMap((round) => round[index] ?? []);
      const of = (name: keyof Navigation) => median(same.map((one) => one[name])).toFixed();
      return [`\`${stops[index]}\` to \`${to}\``, of('milliseconds'), of('requests')];
    });
    return markdownTable(['link', 'ms to the whole page', 'requests'], rows);
  });
}
