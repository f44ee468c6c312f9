import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A response: the path of its request, and the size of its body in bytes. */
interface Sent {
  readonly address: string;
  readonly bytes: number;
}

/** The built site on a server that logs its responses. */
export interface Site {
  readonly origin: string;
  readonly folder: string;
  /** The responses since the last call. */
  takeLog(): Sent[];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

async function build(folder: string, splashMilliseconds: string): Promise<void> {
  console.error('Building the site');
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // Vite's runner has set NODE_ENV to development, which React would inherit.
  const settings = { NODE_ENV: 'production', VITE_SPLASH_MS: splashMilliseconds };
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...settings } });
}

/** Sends a file as hosts do: pages at clean addresses, texts as compressed by the build. */
function send(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): Sent {
  const [address = '/'] = url.split('?');
  const name = path.join(folder, address, path.extname(address) ? '' : 'index.html');
  const found = [`${name}.br`, name].find((file) => existsSync(file));
  const file = found ?? path.join(folder, '404.html');
  const body = readFileSync(file);
  response.writeHead(found ? 200 : 404, {
    'Content-Type': types[path.extname(file.replace(/\.br$/, ''))] ?? 'application/octet-stream',
    'Content-Length': body.length,
    // Each visit starts with an empty cache; within a visit no file is requested twice.
    'Cache-Control': 'max-age=3600',
    ...(file.endsWith('.br') && { 'Content-Encoding': 'br' }),
  });
  response.end(body);
  return { address, bytes: body.length };
}

async function serve<T>(folder: string, use: (site: Site) => Promise<T>): Promise<T> {
  const log: Sent[] = [];
  const server = createServer((request, response) => log.push(send(folder, request, response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  try {
    return await use({ origin, folder, takeLog: () => log.splice(0) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Builds the site into a temporary folder and serves it while `use` runs. */
export async function withSite<T>(
  splashMilliseconds: string,
  use: (site: Site) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await build(folder, splashMilliseconds);
    return await serve(folder, use);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
