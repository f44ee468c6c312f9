export {};

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site without offline pages: it removes the caches and itself. */
async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
