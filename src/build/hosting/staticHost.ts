import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';

type Next = () => void;

/** The path of a request, or undefined where it is no valid text or climbs out of the folder. */
function pathOf(req: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const address = decodeURIComponent(pathname);
    return address.split(/[/\\]/).includes('..') ? undefined : address;
  } catch {
    return undefined;
  }
}

/** Serves `dist/` as static hosts do: clean addresses, and `404.html` with status 404. */
function serve(dist: string) {
  const isFile = (file: string) => existsSync(path.join(dist, file));
  return (req: IncomingMessage, res: ServerResponse, next: Next) => {
    const address = pathOf(req);
    if (address && path.extname(address) && isFile(address)) return next();
    const page = path.posix.join(address ?? '/404', 'index.html');
    if (address && isFile(page)) {
      req.url = page;
      return next();
    }
    res.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    res.end(readFileSync(path.join(dist, '404.html')));
  };
}

/** Makes the preview server answer like the hosts that the site is made for. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(serve(path.resolve(config.root, config.build.outDir)));
    },
  };
}
