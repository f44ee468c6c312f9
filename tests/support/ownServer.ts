import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type PreviewServer, preview } from 'vite';

/** A server of the built site for one test, which can be stopped and restarted. */
export interface OwnServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Restarts on the same port, with another folder if one is given. */
  start(folder?: string): Promise<void>;
  /** Replaces the site by a server that answers every request in this way. */
  answerAll(listener: RequestListener): Promise<void>;
}

async function serve(outDir: string, port: number): Promise<PreviewServer> {
  return preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { port, strictPort: port > 0 },
  });
}

function portOf({ httpServer }: PreviewServer): number {
  const place = httpServer.address();
  if (typeof place !== 'object' || !place) throw new Error('the preview server has no port');
  return place.port;
}

/** Serves a folder; by default the built site without the splash. */
export async function startOwnServer(files = process.env.PLAIN_FILES ?? ''): Promise<OwnServer> {
  let server: PreviewServer | undefined = await serve(files, 0);
  let other: Server | undefined;
  const port = portOf(server);
  const stop = async () => {
    if (server && 'closeAllConnections' in server.httpServer)
      server.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
    other?.closeAllConnections();
    other?.close();
    other = undefined;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    async start(folder = files) {
      server = await serve(folder, port);
    },
    async answerAll(listener) {
      await stop();
      other = createServer(listener).listen(port, '127.0.0.1');
      await once(other, 'listening');
    },
  };
}
