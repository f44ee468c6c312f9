import type { WorkboxPlugin } from 'workbox-core/types';

/** Keeps no more than so many entries of a cache, which gives them in the order of their coming. */
export function forgetOldest(most: number): WorkboxPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
    },
  };
}
