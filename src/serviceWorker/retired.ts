export {};

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the service worker where pages are not kept: it removes what is left of one. */
async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
