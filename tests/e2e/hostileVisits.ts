import { type HostileVisit, hostileVisits } from '../support/hostile/HostileVisit.ts';
import { elementMark, scriptMark } from '../support/hostile/hostileTexts.ts';
import { pageFaults } from '../support/hostile/pageFaults.ts';
import { seed } from '../support/seededRandom.ts';
import { expect, hydrated, notFoundMessage, type Page, test, type Watch } from '../support/test.ts';

/** What the router says of an address that is no valid text; it then finds no page there. */
const undecodable = /could not be decoded/;

/** Where a visit waits for the next page, which finds it before its own scripts run. */
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

/** What a server takes: Node refuses longer heads of a request. */
function isSendable({ address }: HostileVisit): boolean {
  return encodeURI(address.split('#')[0] ?? '').length < 10_000;
}

async function visit(page: Page, site: string, hostile: HostileVisit): Promise<void> {
  const text = JSON.stringify(hostile);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    waitingVisit,
    text,
  ] as const);
  // A hash alone would not load the page anew.
  await page.goto('about:blank', { waitUntil: 'commit' });
  const response = await page.goto(site + hostile.address, { waitUntil: 'commit' });
  // These pages are left before their font has come.
  await hydrated(page, { withFont: false });
  expect([200, 404], text).toContain(response?.status());
  await expect(page.locator('main h1'), text).toBeVisible();
  expect(await page.evaluate(pageFaults, { scriptMark, elementMark }), text).toEqual([]);
}

/** Opens pages at so many hostile addresses; `watch` fails on whatever the console has to say. */
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

/** Tests of so many inputs each; together they are the first of the seed's. */
export function testHostileVisits(tests: number, each: number): void {
  const visits = hostileVisits(tests * each, seed).filter(isSendable);
  for (let from = 0; from < visits.length; from += each)
    test(`hostile addresses from ${from} on show a page (seed ${seed})`, ({ page, watch }) =>
      visitAll(page, watch, visits.slice(from, from + each)));
}
