import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What comes at a time, in bytes, and how long the next waits for, in milliseconds. */
const piece = 3_000;
const gap = 10;

async function answer(site: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const whole = await fetch(`${site}${req.url}`, { headers: { accept: req.headers.accept ?? '' } });
  const headers = new Headers(whole.headers);
  // What is fetched is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
    headers.delete(name);
  const body = Buffer.from(await whole.arrayBuffer());
  res.writeHead(whole.status, Object.fromEntries(headers));
  const isPage = headers.get('content-type')?.startsWith('text/html');
  for (let from = 0; isPage && from < body.length; from += piece) {
    res.write(body.subarray(from, from + piece));
    await pause(gap);
  }
  res.end(isPage ? undefined : body);
}

/** Serves a site as a slow network does: its pages come in pieces. */
export async function startSlowServer(site: string): Promise<{ address: string; server: Server }> {
  const server = createServer((req, res) => {
    // The browser says of a broken answer what went wrong.
    answer(site, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, server };
}
