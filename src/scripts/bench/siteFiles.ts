import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync as toBrotli } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A file as a server sends it. */
export interface SentFile {
  readonly type: string;
  readonly encoding: 'br' | undefined;
  readonly body: Buffer;
}

/** Brotli at its best, as hosts of static files do. */
export function brotli(content: string | Buffer): Buffer {
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** A file made ready for sending; pictures and fonts are compressed already. */
export function sentFile(name: string, content: Buffer): SentFile {
  const extension = path.extname(name);
  const type = types[extension] ?? 'application/octet-stream';
  if (['.png', '.woff2'].includes(extension)) return { type, encoding: undefined, body: content };
  return { type, encoding: 'br', body: brotli(content) };
}

/** A built site in memory, by address; of pages only those that are asked for, and `404.html`. */
export function readSite(folder: string, pages: readonly string[]): Map<string, SentFile> {
  const listed = new Set([...pages.map((page) => path.join(page, 'index.html')), '/404.html']);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => path.extname(name) !== '')
    .filter((name) => !name.endsWith('.html') || listed.has(name));
  const files = new Map<string, SentFile>();
  for (const name of names) {
    const address = name.replace(/(.)\/index\.html$|^\/index\.html$/, '$1') || '/';
    files.set(address, sentFile(name, readFileSync(path.join(folder, name))));
  }
  return files;
}
