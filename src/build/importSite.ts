import { createServer } from 'vite';
import { settings } from './settings.ts';
import { translations } from './translations/translations.ts';

export type Site = typeof import('./site.ts');

/**
 * Imports `site.ts` in Node through Vite, so that servers and tests use the modules of the site.
 * Vite's `runnerImport` would be shorter, and cannot import the site's CSS Modules (Vite 8.3).
 */
export async function importSite(mode = 'production'): Promise<Site> {
  const vite = await createServer({
    configFile: false,
    mode,
    appType: 'custom',
    logLevel: 'error',
    plugins: [settings(), translations()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // Vite cannot know what a module exports.
    return (await vite.ssrLoadModule('/src/build/site.ts')) as Site;
  } finally {
    await vite.close();
  }
}
