import { type HostileVisit, hostileVisits } from '../support/hostile/HostileVisit.ts';
import { elementMark, scriptMark } from '../support/hostile/hostileTexts.ts';
import { pageFaults } from '../support/hostile/pageFaults.ts';
import { seed } from '../support/seededRandom.ts';
import { expect, hydrated, notFoundMessage, type Page, test, type Watch } from '../support/test.ts';

/** The router's warning about a malformed URL, which then matches no page. */
const undecodable = /could not be decoded/;

/** The storage key that passes a visit to the next page, before its scripts run. */
const waitingVisit = 'hostile-visit';

/** Runs in the browser. */
function fillStorage(name: string): void {
  // Neither the map's frame nor an empty page has storage.
  const hasStorage = window.top === window && location.protocol === 'http:';
  const text = hasStorage && localStorage.getItem(name);
  if (!text) return;
  const { stored, state }: HostileVisit = JSON.parse(text);
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  }
  history.replaceState(state, '');
}

/** Node rejects requests with longer headers. */
function isSendable({ address }: HostileVisit): boolean {
  return encodeURI(address.split('#')[0] ?? '').length < 10_000;
}

async function visit(page: Page, site: string, hostile: HostileVisit): Promise<void> {
  const text = JSON.stringify(hostile);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    waitingVisit,
    text,
  ] as const);
  // A change of the hash alone would not load the page.
  await page.goto('about:blank', { waitUntil: 'commit' });
  const response = await page.goto(site + hostile.address, { waitUntil: 'commit' });
  // These pages are left before their font is loaded.
  await hydrated(page, { withFont: false });
  expect([200, 404], text).toContain(response?.status());
  await expect(page.locator('main h1'), text).toBeVisible();
  expect(await page.evaluate(pageFaults, { scriptMark, elementMark }), text).toEqual([]);
}

/** Opens pages at hostile addresses; `watch` fails on any message of the console. */
async function visitAll(page: Page, watch: Watch, visits: readonly HostileVisit[]): Promise<void> {
  watch.expectedMessages.push(notFoundMessage, undecodable);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.addInitScript(fillStorage, waitingVisit);
  await page.goto('/');
  const site = new URL(page.url()).origin;
  for (const hostile of visits) await visit(page, site, hostile);
  expect(dialogs).toEqual([]);
}

/** Defines tests with `each` inputs, which together are the first ones of the seed. */
export function testHostileVisits(tests: number, each: number): void {
  const visits = hostileVisits(tests * each, seed).filter(isSendable);
  for (let from = 0; from < visits.length; from += each)
    test(`hostile addresses from ${from} on show a page (seed ${seed})`, ({ page, watch }) =>
      visitAll(page, watch, visits.slice(from, from + each)));
}
