import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasBrotli } from '../support/nginx/nginx.ts';
import { inLanguage, translation } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const files = process.env.PLAIN_FILES ?? '';

for (const [accepted, encoding, ending] of [
  ['gzip', 'gzip', '.gz'],
  ['gzip, br', 'br', '.br'],
] as const) {
  test(`a page is sent compressed by ${encoding}, from the file of the build`, async ({
    request,
  }) => {
    test.skip(encoding === 'br' && !hasBrotli, 'this nginx has no brotli');
    const response = await request.get('/product/car-loans', {
      headers: { 'Accept-Encoding': accepted },
    });
    const { size } = await stat(path.join(files, `product/car-loans/index.html${ending}`));
    expect(response.headers()).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(size),
      'content-type': 'text/html; charset=utf-8',
      // Otherwise a shared cache could send it to a client that accepts no compression.
      vary: 'Accept-Encoding',
    });
    const html = await readFile(path.join(files, 'product/car-loans/index.html'), 'utf8');
    expect(await response.text()).toBe(html);
  });
}

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/company');
  const again = await request.get('/company', {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toContain("default-src 'none'");
});

test('a trailing slash is removed', async ({ request }) => {
  const response = await request.get(inLanguage('/contactus/?loanType=car', translation), {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(inLanguage('/contactus?loanType=car', translation));
});

for (const [address, leadsTo] of [
  ['/index.html', '/'],
  ['/contactus/index.html?loanType=car', '/contactus?loanType=car'],
] as const) {
  test(`${address} redirects to the URL of its page`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(leadsTo);
  });
}

for (const address of [
  '//elsewhere.example/',
  '/%5Celsewhere.example/',
  '/%2F%2Felsewhere.example/',
]) {
  test(`${address} redirects to no other site`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect(response.headers().location ?? '/').toMatch(/^\/(?![/\\])/);
  });
}

for (const address of ['/_headers', '/nginx.conf', '/assets/gone-12345678.js', '/../secret']) {
  test(`${address} is answered with status 404`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await response.text()).toContain('404 Not Found');
  });
}

test('the licences can be read in a browser', async ({ request }) => {
  const response = await request.get('/licences.md');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('the manifest has its own type', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
});
