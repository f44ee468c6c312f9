import type { WorkboxPlugin } from 'workbox-core/types';

/** Tells when a kept page was sent, in milliseconds since 1970; read by nobody else. */
const keptAtHeader = 'x-kept-at';

/** The page without content that renders any address in the browser. */
const shellAddress = '/404.html';

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(keptAtHeader, String(Date.now()));
  // A copy: a response that was redirected, or has status 404, cannot answer for a page.
  return new Response(await response.blob(), { headers });
}

/** A kept page says in its first tag when it was sent; the site's notice reads it there. */
async function marked(response: Response): Promise<Response> {
  const keptAt = response.headers.get(keptAtHeader) ?? '';
  const html = await response.text();
  const { headers } = response;
  return new Response(html.replace('<html', `<html data-kept-at="${keptAt}"`), { headers });
}

/** Keeps the shell, for the pages that were opened from within the site and never sent whole. */
export async function keepShell(): Promise<void> {
  const shell = await fetch(shellAddress, { cache: 'no-cache' });
  const cache = await caches.open('shell');
  await cache.put(shellAddress, await stamped(shell));
}

async function keptShell(): Promise<Response | undefined> {
  const shell = await caches.match(shellAddress, { cacheName: 'shell' });
  return shell && marked(shell);
}

/** What is asked for with `?loanType=car` is the same page. */
function withoutSearch({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Keeps pages under their paths, each with its time; without the network, and a page, the shell. */
export const keptPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request),
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? stamped(response) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
  // A server in trouble is no better than none: what was kept says more.
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  },
  handlerDidError: keptShell,
};
