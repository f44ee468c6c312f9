import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFor } from './headerRules.ts';
import { parseHeaders } from './headersFile.ts';

type Next = () => void;

/** The decoded path of a request; undefined if it is malformed or leaves the folder. */
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

function distOf({ root, build }: ResolvedConfig): string {
  return path.resolve(root, build.outDir);
}

/** Makes the preview server send the headers of `_headers`, as static hosts do. */
export function staticHeaders(): Plugin {
  return {
    name: 'static-headers',
    configurePreviewServer({ middlewares, config }) {
      const file = path.join(distOf(config), '_headers');
      const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
      middlewares.use((req, res, next) => {
        const [pathname = '/'] = (req.url ?? '/').split('?');
        for (const header of Object.entries(headersFor(rules, pathname))) res.setHeader(...header);
        next();
      });
    },
  };
}

/** Makes the preview server resolve paths as static hosts do. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(serve(distOf(config)));
    },
  };
}
