// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { headersFile, htaccessFile, nginxFile, staticHost } from './hosting.ts';

// https://developers.cloudflare.com/workers/static-assets/headers/ and
// https://docs.netlify.com/manage/routing/headers/
test('the headers respect the limits of hosts, and name nothing that changes with a build', () => {
  expect(headersFile()).not.toMatch(/sha256|script-src|default-src/);
  expect(headersFile().split('\n\n')).toHaveLength(3);
  for (const line of headersFile().split('\n')) expect(line.length).toBeLessThan(1000);
});

test('hosts send no files of the owner, but those by which others recognize the site', () => {
  const [, pattern = ''] = /^RewriteRule (\S+) - \[R=404,L\]$/m.exec(htaccessFile()) ?? [];
  expect(nginxFile()).toContain(`location ~ ${pattern} { return 404; }`);
  const hidden = new RegExp(pattern);
  for (const path of ['.htaccess', '_headers', 'nginx.conf', '.env', '.git/config'])
    expect(`/${path}`).toMatch(hidden);
  // RFC 8615; certificates are renewed by such a file (RFC 8555, section 8.3).
  for (const path of ['.well-known/acme-challenge/token', '.well-known/security.txt', 'company'])
    expect(`/${path}`).not.toMatch(hidden);
});

/** Requests a path as it is: `fetch` would normalize it. */
async function get(port: string, path: string) {
  const asked = request({ host: '127.0.0.1', port, path }).end();
  return new Promise<{ answer: string; caching: string | undefined }>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', async (answer) =>
      resolve({
        answer: `${answer.statusCode} ${await text(answer)}`,
        caching: answer.headers['cache-control'],
      }),
    );
  });
}

test('the preview server answers like a static host, and serves only the site', async () => {
  const root = await mkdtemp(join(tmpdir(), 'host-'));
  await mkdir(join(root, 'dist/company'), { recursive: true });
  await mkdir(join(root, 'dist/assets'));
  await writeFile(join(root, 'private.txt'), 'private');
  await writeFile(join(root, 'dist/company/index.html'), 'company');
  await writeFile(join(root, 'dist/assets/a-12345678.js'), 'code');
  await writeFile(join(root, 'dist/404.html'), 'missing');
  const server = await preview({
    configFile: false,
    root,
    plugins: [staticHost()],
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  expect(await get(port, '/company')).toEqual({ answer: '200 company', caching: 'no-cache' });
  const script = await get(port, '/assets/a-12345678.js');
  expect(script).toEqual({ answer: '200 code', caching: expect.stringContaining('immutable') });
  for (const path of [
    '/nothing',
    '/assets/b-12345678.js',
    '/..%2fprivate.txt',
    '/%2e%2e%2fprivate.txt',
    '/..%5cprivate.txt',
    '/x%2f..%2f..%2fprivate.txt',
    '/../private.txt',
    '/%00',
    '/%E0%A4%A',
  ])
    expect(await get(port, path), path).toEqual({ answer: '404 missing', caching: 'no-cache' });
});
