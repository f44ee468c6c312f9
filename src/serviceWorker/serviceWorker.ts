import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isHashedFile, isPage } from './addresses.ts';
import { forgetOldest } from './forgetOldest.ts';
import { offlinePages, pagesCache } from './offlinePages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page waits for the network before the kept one is shown, in seconds. */
const patience = 3;

registerRoute(
  isPage,
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: patience,
    plugins: [offlinePages, forgetOldest(60)],
  }),
);

// What is named by its hash never changes.
registerRoute(isHashedFile, new CacheFirst({ cacheName: 'files', plugins: [forgetOldest(200)] }));

// At once: pages come from the network where there is one, so that no page can be surprised.
void self.skipWaiting();
clientsClaim();
