import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from './head.ts';

/** A page of the site, or a redirect to one. */
export interface SitePath {
  readonly path: string;
  /** The target of a redirect; undefined for a page. */
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

/** Every address of a route table in its order, for the build, the tests and the sitemap. */
export function sitePaths(table: readonly RouteObject[], base = '/'): SitePath[] {
  return table.flatMap((route) => {
    const path = join(base, route.path ?? '');
    if (route.children) return sitePaths(route.children, path);
    // Only the catch-all route has no handle; it is not a page.
    const handle: PageHandle | undefined = route.handle;
    return handle ? expand(path, handle) : [];
  });
}
