import type { Plugin } from 'vite';
import { builtScript } from './builtScript.ts';

/** Where browsers look for a newer one: the address never changes. */
export const serviceWorkerFile = 'service-worker.js';

/** The licences of what is in it; `licences.md` has those of the pages. */
export const workerLicencesFile = 'licences-service-worker.md';

/**
 * The service worker that keeps pages for reading offline or, where VITE_OFFLINE_PAGES is `off`, the
 * one that removes it from the browsers that have it.
 */
export function serviceWorker(): Plugin {
  let entry = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ env }) {
      const name = env.VITE_OFFLINE_PAGES?.trim() === 'off' ? 'retired' : 'serviceWorker';
      entry = `src/serviceWorker/${name}.ts`;
    },
    async generateBundle() {
      const { code, licences } = await builtScript(entry);
      this.emitFile({ type: 'asset', fileName: serviceWorkerFile, source: code });
      this.emitFile({ type: 'asset', fileName: workerLicencesFile, source: licences });
    },
  };
}
