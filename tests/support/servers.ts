import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';
import { writePseudoLocales } from './pseudoLanguages.ts';
import { hasSampleFigures, writeSampleLocales } from './writeSampleLocales.ts';

const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the site in its own process, so that several builds can run in parallel. */
export async function build(
  outDir: string,
  settings: Readonly<Record<string, string>>,
  mode = 'production',
): Promise<void> {
  const output = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const args = [vite, 'build', '--mode', mode, ...output];
  // Vite's runner may have set NODE_ENV to development.
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  await promisify(execFile)(process.execPath, args, { env });
}

/** Serves a built site with the embedded form service on a free port. */
export async function serve(outDir: string): Promise<PreviewServer> {
  process.env.FORM_MESSAGES_FILE = `${outDir}-messages.jsonl`;
  return preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  });
}

export function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('the preview server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Makes the builds use the sample settings: variables override an own `.env`. */
async function takeSampleSettings(): Promise<void> {
  Object.assign(process.env, parseEnv(await readFile('.env.example', 'utf8')));
}

/** Builds and serves the site without the splash, with the figures of the tests. */
export async function servePlain(folder: string) {
  await takeSampleSettings();
  const outDir = path.join(folder, 'plain');
  const locales = path.join(folder, 'locales');
  writeSampleLocales(locales);
  await build(outDir, { VITE_SPLASH_MS: '0', LOCALES_FOLDER: locales });
  const server = await serve(outDir);
  return { address: addressOf(server), close: () => server.close() };
}

/** The site with the figures of the tests: the plain one, unless the owner has changed the figures. */
async function sampleSite(folder: string): Promise<PreviewServer | undefined> {
  if (hasSampleFigures()) return undefined;
  const sample = path.join(folder, 'sample');
  const locales = path.join(folder, 'sample-locales');
  writeSampleLocales(locales);
  await build(sample, { VITE_SPLASH_MS: '0', LOCALES_FOLDER: locales });
  return serve(sample);
}

/** Serves an existing build, for a few test files. */
async function serveBuilt(outDir: string): Promise<() => Promise<void>> {
  const server = await serve(outDir);
  process.env.PLAIN_SITE = addressOf(server);
  process.env.SAMPLE_SITE = addressOf(server);
  process.env.PLAIN_FILES = outDir;
  return () => server.close();
}

/**
 * Makes three builds in a temporary folder: without the splash, with the splash for its own tests,
 * and with the pseudo-languages.
 */
async function buildAndServe(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  const plain = path.join(folder, 'plain');
  const splash = path.join(folder, 'splash');
  const pseudo = path.join(folder, 'pseudo');
  const locales = path.join(folder, 'locales');
  await writePseudoLocales(locales);
  // The first one caches fonts and share images for the others.
  await build(plain, { VITE_SPLASH_MS: '0' });
  await Promise.all([
    build(splash, { VITE_SPLASH_MS: '4000' }),
    build(pseudo, { VITE_SPLASH_MS: '0', LOCALES_FOLDER: locales }),
  ]);
  const servers = [await serve(plain), await serve(splash), await serve(pseudo)];
  [process.env.PLAIN_SITE, process.env.SPLASH_SITE, process.env.PSEUDO_SITE] =
    servers.map(addressOf);
  process.env.PLAIN_FILES = plain;
  const sample = await sampleSite(folder);
  process.env.SAMPLE_SITE = sample ? addressOf(sample) : process.env.PLAIN_SITE;
  return async () => {
    await Promise.all([...servers, sample].map((server) => server?.close()));
    await rm(folder, { recursive: true, force: true });
  };
}

/** Starts the servers of a run; their addresses are environment variables for the tests. */
export default async function startServers(): Promise<() => Promise<void>> {
  await takeSampleSettings();
  const { BUILT_SITE } = process.env;
  return BUILT_SITE ? serveBuilt(BUILT_SITE) : buildAndServe();
}
