import { savesData } from '../components/savesData.ts';
import { hasOfflinePages } from '../site/company.ts';

const serviceWorker = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/** The worker's address as a TrustedScriptURL, which the content security policy requires. */
function trustedAddress(): string {
  // TypeScript's DOM types lack Trusted Types, and so do some browsers.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => serviceWorker,
  });
  return policy?.createScriptURL(serviceWorker) ?? serviceWorker;
}

/** The files of the current page, which were requested before the service worker was active. */
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
 * Registers the service worker that keeps visited pages for offline use (`src/serviceWorker`), except
 * under Save-Data.
 * @throws if the browser refuses the registration; pages then need the network
 */
export async function registerServiceWorker(): Promise<void> {
  const isOff = import.meta.env.DEV || !hasOfflinePages;
  if (isOff || savesData() || !('serviceWorker' in navigator)) return;
  await register();
}
