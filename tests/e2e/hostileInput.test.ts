import { answer, question } from '../support/faq.ts';
import { type HostileVisit, hostileVisits } from '../support/hostile/HostileVisit.ts';
import { elementMark, scriptMark } from '../support/hostile/hostileTexts.ts';
import { pageFaults } from '../support/hostile/pageFaults.ts';
import { footerLink } from '../support/menus.ts';
import { seed } from '../support/seededRandom.ts';
import { company, en, inLanguage, translation } from '../support/site.ts';
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
function testHostileVisits(tests: number, each: number): void {
  const visits = hostileVisits(tests * each, seed).filter(isSendable);
  for (let from = 0; from < visits.length; from += each)
    test(`the URLs from ${from} on show a page (seed ${seed})`, ({ page, watch }) =>
      visitAll(page, watch, visits.slice(from, from + each)));
}

test.describe('hostile URLs', { tag: '@nightly' }, () => testHostileVisits(30, 11));

/** Imitates a browser whose storage is disabled. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
}

test('the site works without storage', async ({ page }) => {
  await forbidStorage(page);
  await page.goto('/resources/faq');
  await question(page, 'kinds').click();
  await expect(answer(page, 'kinds')).toBeVisible();
  await footerLink(page, 'contact').click();
  await expect(page).toHaveTitle(`${en('contact:page.title')} – ${company.brand}`);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Hosts decode an escaped language tag; the page was once half in that language.
test('a percent-encoded URL shows its page', async ({ page }) => {
  const { tag } = translation;
  const escaped = `/%${tag.charCodeAt(0).toString(16)}${tag.slice(1)}`;
  await page.goto(`${escaped}/%63ontactus`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await page.goto(inLanguage('/contactus', translation));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

// The router's wildcard does not match a line break, so it loads no translations. A host decodes an
// escaped slash and serves a page that the router does not match.
for (const address of ['/%0A', `${translation.home}/%2F`, '/company%2Fabout'])
  test(`${address} leads nowhere`, async ({ page, watch }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.goto(address);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: company.brand }).click();
    await expect(page.getByText('404 Not Found')).toBeHidden();
  });
