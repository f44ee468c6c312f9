import type { RouteMatchCallbackOptions } from 'workbox-core/types';

/** A page that is opened, or that the page itself asks to keep (see `registerServiceWorker`). */
export function isPage({ url, request, event, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isOpened = request.mode === 'navigate' || event.type === 'message';
  // The form service answers under `/f/` where it is the site's own.
  return sameOrigin && isOpened && /^\/(?!f\/)[^.]*$/.test(url.pathname);
}

/** Code, pictures, the font and translations, whose addresses hold a hash of what they are. */
export function isHashedFile({ url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && /^\/(assets|translations)\//.test(url.pathname);
}
