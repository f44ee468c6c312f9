import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base } from 'playwright/test';
import { preview } from 'vite';
import { samples } from '../../src/generator/readSettings.ts';
import { type BuildName, build, buildTimeout, cache } from './builds.ts';

/** Serves a folder with the embedded form service. */
async function serveFolder(outDir: string, port = 0) {
  const { resolvedUrls, close } = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port },
  });
  const url = new URL(resolvedUrls?.local[0] ?? '');
  return { folder: outDir, address: url.origin, port: Number(url.port), close };
}

/**
 * Playwright's global setup: a server of builds. What the workers ask for, it makes and serves at
 * the first request, so that a run makes no build that its tests do not use, and none twice.
 */
export default async function startBuildServer(): Promise<() => Promise<void>> {
  // Workers inherit these, too. A local `.env` does not apply.
  Object.assign(process.env, samples, { FORM_MESSAGES_FILE: path.join(cache, 'messages.jsonl') });
  const served = new Map<BuildName, ReturnType<typeof serveFolder>>();
  const server = createServer(async ({ url = '' }, response) => {
    // `servedBuild` asks for no other addresses.
    const name = url.slice(1) as BuildName;
    const made = served.get(name) ?? build(name).then((folder) => serveFolder(folder));
    served.set(name, made);
    try {
      const { folder, address } = await made;
      response.end(JSON.stringify({ folder, address }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The address of a server that listens on a port is no path.
  const { port } = server.address() as AddressInfo;
  process.env.BUILD_SERVER = `http://127.0.0.1:${port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    // What could not be made has no server.
    for (const made of served.values()) await made.then(({ close }) => close()).catch(() => {});
  };
}

/** The folder of a build and the address of the server that all tests of the run share. */
export async function servedBuild(name: BuildName): Promise<{ folder: string; address: string }> {
  // `fetch` would wait only five minutes for an answer.
  const request = get(`${process.env.BUILD_SERVER}/${name}`);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no response');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(answer);
  return JSON.parse(answer);
}

/** Playwright's `test` at the site of the plain build, unless `build` names another. */
export const test = base.extend<{ build: BuildName }>({
  build: ['plain', { option: true }],
  baseURL: [
    async ({ build }, use) => use((await servedBuild(build)).address),
    // A limit of its own: the first test that uses a build waits until it is made.
    { scope: 'test', timeout: buildTimeout },
  ],
});

/** Serves a build for one test, which may end the server. */
export async function serve(name: BuildName, port?: number) {
  return serveFolder((await servedBuild(name)).folder, port);
}
