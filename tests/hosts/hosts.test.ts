import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildTimeout } from '../support/builds.ts';
import { en, languages, pathsOfPages } from '../support/sources.ts';
import { test as base, expect, heading, hydrated } from '../support/test.ts';
import { type HostName, missingFor, startHost } from './hostServers.ts';

type Host = Awaited<ReturnType<typeof startHost>>;

/** Playwright's `test` with a real web server; skipped if that is missing. */
const test = base.extend<{ host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      // The configuration has a project for each host.
      const name = test.info().project.name as HostName;
      const missing = missingFor(name);
      test.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);
      const host = await startHost(name);
      await use(host);
      await host.stop();
    },
    { timeout: buildTimeout },
  ],
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

/** Requests a path as it is: `fetch` would normalize it, and hide the encoding. */
async function get({ port }: Host, address: string, accepted = '') {
  const headers = accepted ? { 'Accept-Encoding': accepted } : {};
  const asked = request({ host: '127.0.0.1', port, path: address, headers }).end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('no response');
  // Any other encoding fails the test.
  const encoding = (response.headers['content-encoding'] ?? 'identity') as keyof typeof decoders;
  const body = decoders[encoding](await buffer(response)).toString();
  return { status: response.statusCode, headers: response.headers, body };
}

const fileOf = ({ dist }: Host, name: string) => readFileSync(path.join(dist, name), 'utf8');

/** The headers of every path in `_headers`, their names in lower case as Node has them. */
function tableOf(host: Host): [string, string][] {
  const [everywhere = ''] = fileOf(host, '_headers').split('\n\n');
  const lines = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  return lines.map(([, name = '', value = '']) => [name.toLowerCase(), value]);
}

test('pages and files have their content, type, headers and cache lifetime', async ({ host }) => {
  const table = Object.fromEntries(tableOf(host));
  const types: NodeJS.Dict<RegExp> = {
    '.html': /^text\/html; ?charset=utf-8$/i,
    '.css': /^text\/css\b/,
    '.js': /^(text|application)\/javascript\b/,
    '.json': /^application\/json\b/,
    '.svg': /^image\/svg\+xml\b/,
    '.png': /^image\/png$/,
    '.woff2': /^font\/woff2$/,
    '.xml': /^(text|application)\/xml\b/,
    '.txt': /^text\/plain\b/,
  };
  const names = ['assets', 'translations'].flatMap((folder) =>
    readdirSync(path.join(host.dist, folder)).map((name) => `/${folder}/${name}`),
  );
  const files = [...names, '/service-worker.js', '/sitemap.xml', '/robots.txt', '/share.png'];
  const pages = languages.flatMap(({ tag }) => pathsOfPages(tag));
  for (const address of [...pages, ...files.filter((name) => !/\.(?:br|gz)$/.test(name))]) {
    const isPage = !path.extname(address);
    const { status, headers, body } = await get(host, address);
    expect(status, address).toBe(200);
    expect(headers, address).toMatchObject(table);
    expect(headers['content-type'], address).toMatch(
      types[isPage ? '.html' : path.extname(address)] ?? /^$/,
    );
    expect(headers['cache-control'], address).toBe(
      /^\/(?:assets|translations)\//.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    );
    expect(body === fileOf(host, isPage ? `${address}/index.html` : address), address).toBe(true);
  }
});

test('the compressed copies are sent to those who accept them', async ({ host }, { project }) => {
  const script = readdirSync(path.join(host.dist, 'assets')).find((name) => name.endsWith('.js'));
  // nginx needs a further module for Brotli.
  const brotli = project.name === 'apache' ? 'br' : 'gzip';
  for (const address of ['/', '/resources/faq', `/assets/${script}`, '/sitemap.xml', '/nothing'])
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', brotli],
      ['br;q=1.0, gzip;q=0.8', brotli],
      ['gzip', 'gzip'],
      ['deflate, gzip', 'gzip'],
      ['', undefined],
      ['identity', undefined],
      ['gzip;q=0, br;q=0', undefined],
      ['zstd, xgzip, brotli', undefined],
    ] as const) {
      const plain = await get(host, address);
      const { status, headers, body } = await get(host, address, accepted);
      const title = `${address} for ${accepted}`;
      expect(headers['content-encoding'], title).toBe(encoding);
      expect(headers.vary, title).toMatch(/accept-encoding/i);
      expect(headers['content-type'], title).toBe(plain.headers['content-type']);
      expect(headers['cache-control'], title).toBe(plain.headers['cache-control']);
      expect(headers['content-language'], title).toBeUndefined();
      expect(status, title).toBe(plain.status);
      expect(body === plain.body, title).toBe(true);
    }
});

test('an address with a slash or index.html at its end leads to the one without', async ({
  host,
}) => {
  for (const [address, target] of [
    ['/company/', '/company'],
    ['/company//', '/company'],
    ['/ha/contactus/?loanType=car', '/ha/contactus?loanType=car'],
    ['/contactus/index.html', '/contactus'],
    ['/ha/index.html?x=1', '/ha?x=1'],
    ['/index.html', '/'],
    ['/nothing/', '/nothing'],
    ['/assets/', '/assets'],
  ] as const) {
    const { status, headers } = await get(host, address);
    const { href } = new URL(headers.location ?? '', host.address);
    expect(`${status} ${href}`, address).toBe(`301 ${host.address}${target}`);
  }
});

test('no redirect leads to another site', async ({ host }) => {
  for (const start of ['//', '/\\', '/%5C', '/%2F', '///', '/%09/', '/%0d%0aLocation:%20'])
    for (const end of ['/', '/index.html', '/%2e%2e/']) {
      const address = `${start}other.example${end}`;
      const { headers } = await get(host, address);
      const target = new URL(headers.location ?? '/', host.address);
      expect(target.origin, `${address}: ${headers.location}`).toBe(host.address);
    }
});

test('an unknown address gets the page for such addresses, with status 404', async ({ host }) => {
  const table = Object.fromEntries(tableOf(host));
  for (const address of [
    '/nothing',
    '/company/nothing',
    '/CONTACTUS',
    '/Ha/contactus',
    '/assets',
    '/translations',
    '/assets/site-12345678.js',
    '/translations/site-12345678.json',
    '/index.html/nothing',
    '/index.html/index.html/nothing.html',
    '/robots.txt/nothing.txt',
    '/company/index',
    '/robots',
    '/.htaccess',
    '/_headers',
    '/nginx.conf',
  ]) {
    const { status, headers, body } = await get(host, address, 'gzip, br');
    expect(status, address).toBe(404);
    expect(body === fileOf(host, '404.html'), address).toBe(true);
    expect(headers, address).toMatchObject({ ...table, 'cache-control': 'no-cache' });
  }
});

test('a page is hydrated, and stays at a variant of its address', async ({ page, host }) => {
  for (const address of ['/resources/faq', '/resources//faq', '//resources/faq']) {
    await page.goto(host.address + address);
    await hydrated(page);
    await expect(heading(page)).toHaveText(en('faq:page.title'));
    await expect(page).toHaveURL(`${host.address}/resources/faq`);
  }
});
