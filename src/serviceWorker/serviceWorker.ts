export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * The content types by the ending of an address. A page has no ending; other files are not cached.
 */
const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/i,
  json: /json/i,
  png: /^image/i,
  svg: /^image/i,
  woff2: /woff|octet-stream/i,
};

/** The path of a file contains a hash of its content. */
const isFile = (address: string) => /^\/(assets|translations)\//.test(address);

/** The address of a page in the cache: without query, `index.html` and surplus slashes. */
function addressOf(url: string): string {
  const { pathname } = new URL(url, self.location.origin);
  return pathname.replace(/\/{2,}/g, '/').replace(/(\/index\.html)?\/?$/, '') || '/';
}

/**
 * Whether a response has the expected type: hosts and networks may answer with pages of their own.
 */
function fits(address: string, { headers }: Response): boolean {
  const type = types[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? /^text\/html/i;
  return type.test(headers.get('content-type') ?? '');
}

async function store(address: string, response: Response): Promise<void> {
  const isComplete = response.status === 200 && response.type === 'basic';
  // A redirect to another address may lead to a login page; one that adds a slash is no obstacle.
  if (!isComplete || addressOf(response.url) !== address || !fits(address, response)) return;
  const copy = response.clone();
  const cache = await caches.open('offline');
  // A redirected response cannot answer a navigation.
  await cache.put(address, copy.redirected ? new Response(copy.body, copy) : copy);
  const oldest = (await cache.keys()).slice(0, -200);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

async function find(address: string): Promise<Response | undefined> {
  const cached = await (await caches.open('offline')).match(address);
  // Reading the body rejects if it is damaged.
  await cached?.clone().arrayBuffer();
  return cached;
}

/** Undefined if a promise rejects or does not settle within 3 s; damaged storage may do either. */
function settled<T>(promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, 3000));
  return Promise.race([promise.catch(() => undefined), timeout]);
}

/**
 * Takes a page from the network if that answers in time, and a file from the cache if it is there.
 */
async function answer(event: FetchEvent, address: string): Promise<Response> {
  const { request } = event;
  // The application requests damaged translations once more, past the caches.
  const isRenewed = isFile(address) && request.cache === 'reload';
  const cached = isRenewed ? undefined : settled(find(address));
  const file = isFile(address) && (await cached);
  if (file) return file;
  const network = fetch(request);
  event.waitUntil(network.then((response) => store(address, response)).catch(() => undefined));
  const response = await settled(network);
  return (response && response.status < 500 ? response : await cached) ?? network;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = addressOf(url);
  if (method !== 'GET' || new URL(url).origin !== self.location.origin) return;
  if (isFile(address) || mode === 'navigate') event.respondWith(answer(event, address));
});
// The addresses of what a page has shown or loaded without this worker.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // `registerServiceWorker` sends it.
  const urls: string[] = event.data;
  const requests = urls.map(async (url) => store(addressOf(url), await fetch(url)));
  event.waitUntil(Promise.allSettled(requests));
});
