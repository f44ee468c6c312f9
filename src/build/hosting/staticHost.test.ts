// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/formService/startService.ts';
import { staticHost } from './staticHost.ts';

/** Requests a path as it is: `fetch` would normalize it. */
async function get(port: number, path: string): Promise<string> {
  const asked = request({ host: '127.0.0.1', port, path }).end();
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', async (answer) => resolve(`${answer.statusCode} ${await text(answer)}`));
  });
}

test('an address that climbs out of the site leads nowhere, whatever is there', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'private.txt'), 'private');
  await writeFile(join(root, 'dist/index.html'), 'home');
  await writeFile(join(root, 'dist/404.html'), 'missing');
  const server = await preview({
    configFile: false,
    root,
    plugins: [staticHost()],
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  const address = server.httpServer.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await get(port, '/')).toBe('200 home');
  for (const path of [
    '/..%2fprivate.txt',
    '/%2e%2e%2fprivate.txt',
    '/..%5cprivate.txt',
    '/x%2f..%2f..%2fprivate.txt',
    '/../private.txt',
    '/%00',
    '/%E0%A4%A',
  ])
    expect(await get(port, path), path).toBe('404 missing');
});
