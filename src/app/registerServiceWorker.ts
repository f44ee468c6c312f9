import { savesData } from '../components/savesData.ts';

const serviceWorker = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/** The address as the content security policy wants it: not a text, but made by a named policy. */
function trustedAddress(): string {
  // TypeScript's library does not know Trusted Types, which some browsers lack.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => serviceWorker,
  });
  return policy?.createScriptURL(serviceWorker) ?? serviceWorker;
}

/** What this page was made from, which the service worker was too late to see. */
function loadedAddresses(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...resources].filter((address) => address.startsWith(location.origin));
}

async function register(): Promise<void> {
  const isControlled = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(trustedAddress());
  if (isControlled) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAddresses() } });
}

/**
 * Has the browser keep the pages that are visited, for reading offline (`src/serviceWorker`), but
 * not where data is saved. Rejects where the browser refuses: then the site needs the network.
 */
export async function registerServiceWorker(): Promise<void> {
  const isOff = import.meta.env.VITE_OFFLINE_PAGES?.trim() === 'off';
  if (import.meta.env.DEV || isOff || savesData() || !('serviceWorker' in navigator)) return;
  await register();
}
