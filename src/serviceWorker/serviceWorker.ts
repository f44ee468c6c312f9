import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isHashedFile, isPage } from './addresses.ts';
import { forgetOldest } from './forgetOldest.ts';
import { offlinePages, pagesCache } from './offlinePages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds for which a page waits for the network before the cached one is used. */
const networkTimeout = 3;

registerRoute(
  isPage,
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: networkTimeout,
    plugins: [offlinePages, forgetOldest(60)],
  }),
);

// A file with a hash in its path never changes.
registerRoute(isHashedFile, new CacheFirst({ cacheName: 'files', plugins: [forgetOldest(200)] }));

// At once: pages come from the network first, so an open page sees no difference.
void self.skipWaiting();
clientsClaim();
