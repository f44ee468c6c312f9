import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'playwright/test';
import { doubt, fillIn, submit, thanks } from '../support/contactForm.ts';
import { type OwnServer, startOwnServer } from '../support/ownServer.ts';
import { build } from '../support/servers.ts';
import { expect, type Page, test, type Watch } from '../support/test.ts';

const formKey = 'live-form-key';
const origin = 'https://forms.lender.example';
const address = `${origin}/f/${formKey}`;

/** Real values for all settings that `release` requires, and offline pages switched off. */
const settings = {
  VITE_COMPANY_BRAND: 'Kudi Funding',
  VITE_SITE_URL: 'https://www.lender.example',
  VITE_FORM_ENDPOINT: origin,
  VITE_FORM_KEY: formKey,
  VITE_COMPANY_PHONE: '+234 901 555 0101',
  VITE_COMPANY_EMAIL: 'hello@lender.example',
  VITE_COMPANY_ADDRESS: '1 Real Street, Abuja',
  VITE_COMPANY_CITY: 'Lokoja',
  VITE_COMPANY_MAP_FRAME: 'https://www.openstreetmap.org/export/embed.html?marker=9%2C7',
  VITE_COMPANY_MAP_LINK: 'https://www.openstreetmap.org/?mlat=9&mlon=7',
  VITE_SPLASH_MS: '0',
  VITE_OFFLINE_PAGES: 'off',
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let server: OwnServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-production-'));
  await build(folder, settings, 'release');
  server = await startOwnServer(folder);
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The form service of another origin: JSON for a script, a page for a form without one. */
async function answerAs(page: Page, watch: Watch): Promise<Request[]> {
  watch.expectedMessages.push(/^third party: https:\/\/forms\.lender\.example/);
  const received: Request[] = [];
  await page.route(address, (route) => {
    received.push(route.request());
    const isScript = route.request().headers().accept?.includes('application/json');
    return route.fulfill(
      isScript
        ? { json: { ok: true, next: '/' }, headers: { 'Access-Control-Allow-Origin': '*' } }
        : { contentType: 'text/html', body: '<title>Sent</title><h1>Message received</h1>' },
    );
  });
  return received;
}

test('release refuses sample settings and names them', async () => {
  const refused = build(path.join(folder, 'refused'), {}, 'release');
  await expect(refused).rejects.toThrow(/VITE_FORM_ENDPOINT/);
});

test('the policy of a page allows the form service, and nothing else', async ({ request }) => {
  const html = await (await request.get(`${server.address}/contactus`)).text();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy).toContain(`form-action 'self' ${origin};`);
  expect(policy.split(origin)).toHaveLength(3);
});

test('a message reaches the form service', async ({ page, watch }) => {
  const received = await answerAs(page, watch);
  await page.goto(`${server.address}/contactus`);
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(received.map((request) => request.postData())).toEqual([
    expect.stringContaining('Ngozi Ọkọ́nkwọ'),
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message reaches the form service', async ({ page, watch }) => {
    const received = await answerAs(page, watch);
    await page.goto(`${server.address}/contactus`);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(received).toHaveLength(1);
  });
});

test('a policy without the origin of the service is detected', async ({ page, watch }) => {
  const received = await answerAs(page, watch);
  watch.expectedMessages.push(/Content Security Policy|Fetch API cannot load/);
  await page.route(`${server.address}/contactus`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(` ${origin};`, ';');
    await route.fulfill({ response, body });
  });
  await page.goto(`${server.address}/contactus`);
  await fillIn(page);
  await submit(page).click();
  await expect(doubt(page)).toBeFocused();
  expect(received).toEqual([]);
});

test.describe('a visitor of a site that kept pages before', () => {
  test.use({ serviceWorkers: 'allow' });

  test('loses the kept pages and the service worker', async ({ page }) => {
    const before = await startOwnServer();
    await page.goto(`${before.address}/`);
    const caches = () => page.evaluate(async () => (await window.caches.keys()).length);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(caches).toBe(1);
    expect(await workers()).toBe(1);
    await before.stop();
    await before.start(folder);
    await page.goto(`${before.address}/company`);
    await expect.poll(caches).toBe(0);
    await expect.poll(workers).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await before.stop();
  });
});
