export {};

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site without offline pages: it removes the caches and itself. */
async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
