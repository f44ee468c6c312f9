import { createServer, type ServerResponse } from 'node:http';
import type { SentFile } from './siteFiles.ts';

/** An answer that was sent: what was asked for, and the bytes of its body. */
export interface Sent {
  readonly address: string;
  readonly bytes: number;
}

/** A server with a log of what it has sent. */
export interface FileServer {
  readonly origin: string;
  /** What was sent since the last time it was asked. */
  takeLog(): readonly Sent[];
  close(): Promise<void>;
}

function send(response: ServerResponse, status: number, { type, encoding, body }: SentFile): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': body.length,
    // Every visit begins with an empty cache; within one, nothing is asked for twice.
    'Cache-Control': 'max-age=3600',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}

/** Serves files from memory on a free port of this machine; others are answered with `404.html`. */
export async function serveFiles(files: ReadonlyMap<string, SentFile>): Promise<FileServer> {
  let log: Sent[] = [];
  const missing: SentFile = { type: 'text/plain', encoding: undefined, body: Buffer.from('404') };
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').replace(/\?.*/, '');
    const file = files.get(address);
    const sent = file ?? files.get('/404.html') ?? missing;
    send(response, file ? 200 : 404, sent);
    log.push({ address, bytes: sent.body.length });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${place.port}`,
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
