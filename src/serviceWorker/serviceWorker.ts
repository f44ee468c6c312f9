export {};

declare const self: ServiceWorkerGlobalScope;

const cacheName = 'offline';

/** A page comes from the network if that answers in 3 s, a file from the cache if it is there. */
async function answer(event: FetchEvent, address: string, isFile: boolean): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address);
  if (kept && isFile) return kept;
  const network = fetch(event.request);
  const keep = async (response: Response) => {
    // A redirected response cannot answer a navigation.
    if (response.status === 200 && !response.redirected) await cache.put(address, response.clone());
    const oldest = (await cache.keys()).slice(0, -200);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  };
  event.waitUntil(network.then(keep).catch(() => undefined));
  if (!kept) return network;
  const page = network.then((response) => (response.status < 500 ? response : kept));
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, 3000, kept));
  return Promise.race([page, timeout]).catch(() => kept);
}

async function deleteOtherCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Their paths contain a hash of their content.
  const isFile = /^\/(assets|translations)\//.test(pathname);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // Without the query, and without the slash that some hosts add to the path of a page.
  const address = pathname.replace(/(.)\/$/, '$1');
  if (isFile || mode === 'navigate') event.respondWith(answer(event, address, isFile));
});
