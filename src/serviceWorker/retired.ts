export {};

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site without offline pages: it removes itself and the caches. */
async function retire(): Promise<void> {
  // First, because the caches may fail with the device's storage.
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
