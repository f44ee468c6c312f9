import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The size of a chunk in bytes and the delay between chunks in milliseconds. */
const piece = 3_000;
const gap = 10;

async function answer(site: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const whole = await fetch(`${site}${req.url}`, { headers: { accept: req.headers.accept ?? '' } });
  const headers = new Headers(whole.headers);
  // `fetch` has decompressed the body.
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

/** Serves a site with its pages in delayed chunks, as on a slow network. */
export async function startSlowServer(site: string): Promise<{ address: string; server: Server }> {
  const server = createServer((req, res) => {
    // The browser reports the broken response.
    answer(site, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, server };
}
