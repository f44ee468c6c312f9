import type { DataRouter } from 'react-router-dom';
import { whenIdle } from '../browser/pageLoad.ts';
import { savesData } from '../browser/preferences.ts';
import { hasOfflinePages } from '../facts/company.ts';

const address = '/service-worker.js';

type Policy = Record<'createScriptURL', (input: string) => string>;

type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy } | undefined;

/** Tells the worker which addresses to cache. */
async function cachePages(addresses: readonly string[]): Promise<void> {
  await whenIdle();
  const { active } = await navigator.serviceWorker.ready;
  if (!savesData()) active?.postMessage(addresses);
}

/** Registers the worker that caches seen pages for offline use, except under Save-Data. */
export async function registerServiceWorker(router: DataRouter): Promise<void> {
  await whenIdle();
  const isOff = import.meta.env.DEV || !hasOfflinePages || savesData();
  if (isOff || !('serviceWorker' in navigator)) return;
  // TypeScript's DOM types lack Trusted Types, and so do some browsers.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  const { pathname } = router.state.location;
  const seen = new Set([pathname]);
  // The browser requests no document for a page that is reached by a link of the site.
  router.subscribe(({ location, errors }) => {
    if (errors || seen.has(location.pathname)) return;
    seen.add(location.pathname);
    void cachePages([location.pathname]);
  });
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  // This page and its files were requested without the worker.
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  await cachePages([
    pathname,
    ...resources.filter((name) => name.startsWith(`${location.origin}/`)),
  ]);
}
