import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A form service on an origin of its own, as in production, which can be stopped and restarted. */
export interface HostedFormService {
  readonly origin: string;
  /** The path and body of each accepted message. */
  readonly messages: readonly { readonly path: string; readonly body: string }[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Replies to a script in JSON, and to a form without script with a page. */
function reply({ headers }: IncomingMessage, res: ServerResponse): void {
  if (headers.accept?.includes('application/json')) {
    res.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': headers.origin ?? '*',
    });
    res.end(JSON.stringify({ ok: true, next: '/' }));
  } else {
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    res.end('<!doctype html><html lang="en"><title>Sent</title><h1>Message received</h1>');
  }
}

export async function startHostedFormService(): Promise<HostedFormService> {
  const messages: { path: string; body: string }[] = [];
  const server = createServer(async (req, res) => {
    if (req.method === 'POST') messages.push({ path: req.url ?? '', body: await bodyOf(req) });
    reply(req, res);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    messages,
    start: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
