import type { WorkboxPlugin } from 'workbox-core/types';

export const pagesCache = 'pages';

/** Response header of a cached page: the time at which it was sent, in milliseconds since 1970. */
const savedAtHeader = 'x-saved-at';

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, String(Date.now()));
  return new Response(await response.blob(), { headers });
}

/** Adds the time to the `html` tag of a cached page, where `savedAt` reads it. */
async function withSavedAt(response: Response, change = (html: string) => html): Promise<Response> {
  const savedAt = response.headers.get(savedAtHeader) ?? '';
  const html = change(await response.text());
  const { headers } = response;
  return new Response(html.replace('<html', `<html data-saved-at="${savedAt}"`), { headers });
}

/**
 * A page reduced to its shell, which can stand for any address: without content, and without the files
 * of its own route. The application then renders the address.
 */
function emptied(html: string): string {
  return html.replace(
    /<div id="root".*<\/div>\s*(<script data-files="[^"]*\/index-[^ "]*)[^"]*/s,
    '<div id="root"></div>$1',
  );
}

/**
 * The answer for a page that was only opened by a navigation within the site: its code and
 * translations may be cached, and the shell of any cached page starts the application.
 */
async function lastPageEmptied(): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const last = (await cache.keys()).at(-1);
  const page = last && (await cache.match(last));
  return page && withSavedAt(page, emptied);
}

/** The cache key of a page: its path, without query and trailing slash. */
function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(.)\/$/, '$1');
}

/** A Workbox plugin that caches pages by their paths, with the time of each. */
export const offlinePages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request),
  // A redirected response cannot answer a navigation.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? stamped(response) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && withSavedAt(cachedResponse),
  // A server error is handled like a failed network: the cached page is used.
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  },
  handlerDidError: lastPageEmptied,
};
