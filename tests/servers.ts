import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { writePseudoLocales } from './pseudoLanguages.ts';

/** Builds the site and serves it, with the embedded form service, on a port that is free. */
async function serve(outDir: string, splash: string): Promise<PreviewServer> {
  process.env.VITE_SPLASH_MS = splash;
  process.env.FORM_MESSAGES_FILE = `${outDir}-messages.jsonl`;
  const config: InlineConfig = {
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    preview: { port: 0, strictPort: false },
  };
  await build(config);
  return preview(config);
}

function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('the preview server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** The tests know the sample settings; an empty variable wins over the one of an own `.env`. */
async function takeSampleSettings(): Promise<void> {
  const example = await readFile('.env.example', 'utf8');
  for (const [, name = ''] of example.matchAll(/^(VITE_\w+)=/gm)) process.env[name] = '';
}

/** The site without the splash, alone: for a screen reader, which needs no other. */
export async function servePlain(folder: string) {
  await takeSampleSettings();
  // Vite's runner, which this may run in, has made the process a development one; React would follow.
  process.env.NODE_ENV = 'production';
  const server = await serve(path.join(folder, 'plain'), '0');
  return { address: addressOf(server), close: () => server.close() };
}

/** The site with two languages more, which only tests know. */
async function servePseudoLanguages(folder: string): Promise<PreviewServer> {
  const locales = path.join(folder, 'locales');
  await writePseudoLocales(locales);
  process.env.LOCALES_FOLDER = locales;
  const server = await serve(path.join(folder, 'pseudo'), '0');
  delete process.env.LOCALES_FOLDER;
  return server;
}

/** A site that the mutation proof has built, for the few tests that it asks. */
async function serveBuilt(outDir: string): Promise<() => Promise<void>> {
  process.env.FORM_MESSAGES_FILE = `${outDir}-messages.jsonl`;
  const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false } });
  process.env.PLAIN_SITE = addressOf(server);
  process.env.PLAIN_FILES = outDir;
  return () => server.close();
}

/**
 * Three builds for the whole run: one without the splash, so that no test waits for it, the
 * owner's own, for the tests about the splash, and one with the pseudo-languages. They go to a
 * folder of their own.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  await takeSampleSettings();
  if (process.env.BUILT_SITE) return serveBuilt(process.env.BUILT_SITE);
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  const pseudo = await servePseudoLanguages(folder);
  const splash = await serve(path.join(folder, 'splash'), '4000');
  const plain = await serve(path.join(folder, 'plain'), '0');
  process.env.PSEUDO_SITE = addressOf(pseudo);
  process.env.SPLASH_SITE = addressOf(splash);
  process.env.PLAIN_SITE = addressOf(plain);
  process.env.PLAIN_FILES = path.join(folder, 'plain');
  return async () => {
    await Promise.all([splash, plain, pseudo].map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}
