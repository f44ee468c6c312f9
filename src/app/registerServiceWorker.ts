import { savesData, whenIdle } from '../components/browser.ts';
import { hasOfflinePages } from '../site/company.ts';

const address = '/service-worker.js';

type Policy = Record<'createScriptURL', (input: string) => string>;

/** TypeScript's DOM types lack Trusted Types, and so do some browsers. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy } | undefined;

/** Registers the worker that keeps seen pages for offline use, except under Save-Data. */
export async function registerServiceWorker(): Promise<void> {
  await whenIdle();
  const isOff = import.meta.env.DEV || !hasOfflinePages || savesData();
  if (isOff || !('serviceWorker' in navigator)) return;
  // See the type.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  // This page and its files were requested without the worker.
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = resources.filter((name) => name.startsWith(`${location.origin}/`));
  const cache = await caches.open('offline');
  await cache.addAll([location.pathname, ...new Set(files)]);
}
