import type { WorkboxPlugin } from 'workbox-core/types';

/** Deletes the oldest entries of a cache beyond a number; `keys` returns them by age. */
export function forgetOldest(most: number): WorkboxPlugin {
  return {
    async cacheDidUpdate({ cacheName }) {
      const cache = await caches.open(cacheName);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
    },
  };
}
