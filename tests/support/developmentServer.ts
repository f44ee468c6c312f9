import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { writeSampleLocales } from './writeSampleLocales.ts';

/** A development server of a copy of the locale files, which tests may edit. */
export interface DevelopmentServer {
  /** The folder of the copy. */
  readonly locales: string;
  address(page: string): string;
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Undoes all edits. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const locales = await mkdtemp(path.join(tmpdir(), 'translating-'));
  writeSampleLocales(locales);
  process.env.LOCALES_FOLDER = locales;
  process.env.VITE_SPLASH_MS = '0';
  process.env.FORM_MESSAGES_FILE = path.join(locales, 'messages.jsonl');
  const server = await createServer({ server: { port: 0, strictPort: false }, logLevel: 'error' });
  await server.listen();
  const originals = new Map<string, string>();
  return {
    locales,
    address: (page) => {
      const bound = server.httpServer?.address();
      if (typeof bound !== 'object' || !bound) throw new Error('the server has no port');
      return `http://127.0.0.1:${bound.port}${page}`;
    },
    edit: async (file, change) => {
      const place = path.join(locales, file);
      const text = await readFile(place, 'utf8');
      if (!originals.has(place)) originals.set(place, text);
      await writeFile(place, change(text));
    },
    restore: async () => {
      for (const [place, text] of originals) await writeFile(place, text);
      originals.clear();
    },
    close: async () => {
      // Later tests of this worker read the real locale files.
      delete process.env.LOCALES_FOLDER;
      await server.close();
      await rm(locales, { recursive: true });
    },
  };
}
