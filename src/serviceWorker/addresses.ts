import type { RouteMatchCallbackOptions } from 'workbox-core/types';

/** Whether a request is for a page: a navigation, or a request of `registerServiceWorker`. */
export function isPage({ url, request, event, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isOpened = request.mode === 'navigate' || event.type === 'message';
  // The embedded form service answers under `/f/`.
  return sameOrigin && isOpened && /^\/(?!f\/)[^.]*$/.test(url.pathname);
}

/** Whether a path contains a hash of its content: code, images, font, translations. */
export function isHashedFile({ url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && /^\/(assets|translations)\//.test(url.pathname);
}
