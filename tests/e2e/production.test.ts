import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  doubt,
  expectKept,
  failedReply,
  fillIn,
  retry,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { type HostedFormService, startHostedFormService } from '../support/hostedFormService.ts';
import { type OwnServer, startOwnServer } from '../support/ownServer.ts';
import { build } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

const formKey = 'live-form-key';
const formPath = `/f/${formKey}`;

/** Real values for all settings that `release` requires, and offline pages switched off. */
const settingsWith = (endpoint: string) => ({
  VITE_COMPANY_BRAND: 'Kudi Funding',
  VITE_SITE_URL: 'https://www.lender.example',
  VITE_FORM_ENDPOINT: endpoint,
  VITE_FORM_KEY: formKey,
  VITE_COMPANY_PHONE: '+234 901 555 0101',
  VITE_COMPANY_EMAIL: 'hello@lender.example',
  VITE_COMPANY_ADDRESS: '1 Real Street, Abuja',
  VITE_COMPANY_MAP_FRAME: 'https://www.openstreetmap.org/export/embed.html?marker=9%2C7',
  VITE_COMPANY_MAP_LINK: 'https://www.openstreetmap.org/?mlat=9&mlon=7',
  VITE_SPLASH_MS: '0',
  VITE_OFFLINE_PAGES: 'off',
});

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let service: HostedFormService;
let server: OwnServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-production-'));
  service = await startHostedFormService();
  await build(folder, settingsWith(service.origin), 'release');
  server = await startOwnServer(folder);
});

test.afterAll(async () => {
  await server.stop();
  await service.stop();
  await rm(folder, { recursive: true });
});

/** The number of accepted messages, and the path of the last one. */
const received = () => [service.messages.length, service.messages.at(-1)?.path];

test('release refuses sample settings and names them', async () => {
  const refused = build(path.join(folder, 'refused'), {}, 'release');
  await expect(refused).rejects.toThrow(/VITE_FORM_ENDPOINT/);
});

test('the headers allow the form service, and nothing else', async ({ request }) => {
  const response = await request.get(`${server.address}/contactus`);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${service.origin};`);
  expect(policy).toContain(`form-action 'self' ${service.origin};`);
  expect(policy.split(service.origin)).toHaveLength(3);
  for (const file of ['_headers', 'nginx.conf'])
    expect(await readFile(path.join(folder, file), 'utf8')).toContain(policy);
});

test('a message reaches the form service', async ({ page }) => {
  await page.goto(`${server.address}/contactus`);
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(received()).toEqual([1, formPath]);
  expect(service.messages.at(-1)?.body).toContain('Ngozi Ọkọ́nkwọ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message reaches the form service', async ({ page }) => {
    await page.goto(`${server.address}/contactus`);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
    await expect(page).toHaveURL(service.origin + formPath);
    expect(received()).toEqual([2, formPath]);
  });
});

test('a message is kept while the service is down, and sent when it is back', async ({
  page,
  watch,
}) => {
  watch.expectedMessages.push(failedReply);
  await page.goto(`${server.address}/contactus`);
  await fillIn(page);
  await service.stop();
  await submit(page).click();
  await expect(doubt(page)).toBeFocused();
  await expectKept(page);
  await service.start();
  await retry(doubt(page)).click();
  await expect(thanks(page)).toBeFocused();
  expect(received()).toEqual([3, formPath]);
});

test('a policy without the origin of the service is detected', async ({ page, watch }) => {
  watch.expectedMessages.push(/Content Security Policy|Fetch API cannot load/);
  await page.route(`${server.address}/contactus`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replaceAll(` ${service.origin}`, '') ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto(`${server.address}/contactus`);
  await fillIn(page);
  await submit(page).click();
  await expect(doubt(page)).toBeFocused();
  expect(received()).toEqual([3, formPath]);
});

test.describe('a visitor of a site that kept pages before', () => {
  test.use({ serviceWorkers: 'allow' });

  test('loses the kept pages and the service worker', async ({ page }) => {
    const before = await startOwnServer();
    await page.goto(`${before.address}/`);
    const caches = () => page.evaluate(async () => (await window.caches.keys()).length);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(caches).toBe(2);
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
