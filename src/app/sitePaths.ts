import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from './head.ts';

/** A page of the site, or an address that leads on to one. */
export interface SitePath {
  readonly path: string;
  /** Where a redirect leads; a page has none. */
  readonly leadsTo?: string;
}

function join(base: string, path: string): string {
  return `${base}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** The addresses of one route: itself, or one for each value of its parameter. */
function expand(path: string, handle: PageHandle): SitePath[] {
  if (handle.leadsTo) return [{ path, leadsTo: handle.leadsTo }];
  if (!path.includes(':')) return [{ path }];
  return (handle.values ?? []).map((value) => ({ path: path.replace(/:\w+/, value) }));
}

/** Every address that a route table knows, in its order: what is built, tested and listed. */
export function sitePaths(table: readonly RouteObject[], base = '/'): SitePath[] {
  return table.flatMap((route) => {
    const path = join(base, route.path ?? '');
    if (route.children) return sitePaths(route.children, path);
    // Only the catch-all has no handle: it is no page.
    const handle: PageHandle | undefined = route.handle;
    return handle ? expand(path, handle) : [];
  });
}
