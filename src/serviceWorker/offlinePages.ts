import type { WorkboxPlugin } from 'workbox-core/types';

export const pagesCache = 'pages';

/** Tells when a kept page was sent, in milliseconds since 1970; read by nobody else. */
const savedAtHeader = 'x-saved-at';

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, String(Date.now()));
  return new Response(await response.blob(), { headers });
}

/** A kept page says in its first tag when it was sent; the site's notice reads it there. */
async function withSavedAt(response: Response, change = (html: string) => html): Promise<Response> {
  const savedAt = response.headers.get(savedAtHeader) ?? '';
  const html = change(await response.text());
  const { headers } = response;
  return new Response(html.replace('<html', `<html data-saved-at="${savedAt}"`), { headers });
}

/**
 * The page without its content, for which its first paint would wait, and without its own files: the
 * application requests those of the address, and fills it.
 */
function emptied(html: string): string {
  return html.replace(
    /<div id="root".*<\/div>\s*(<script data-files="[^"]*\/index-[^ "]*)[^"]*/s,
    '<div id="root"></div>$1',
  );
}

/**
 * For a page that was opened from within the site, and never sent whole: its code and words may be
 * among the kept files, and any other page brings what starts them.
 */
async function lastPageEmptied(): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const last = (await cache.keys()).at(-1);
  const page = last && (await cache.match(last));
  return page && withSavedAt(page, emptied);
}

/** What is asked for with `?loanType=car`, or by a host that adds a slash, is the same page. */
function pageAddress({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(.)\/$/, '$1');
}

/** Keeps pages under their paths, each with its time. */
export const offlinePages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request),
  // A response that was redirected cannot answer for a page.
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? stamped(response) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && withSavedAt(cachedResponse),
  // A server in trouble is no better than none: what was kept says more.
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return response;
  },
  handlerDidError: lastPageEmptied,
};
