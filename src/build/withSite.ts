import { createServer } from 'vite';
import { settings } from './settings.ts';
import { translations } from './translations/translations.ts';

export type Site = typeof import('./site.ts');

/**
 * Runs `site.ts` in Node through Vite, so that build and tests read the very modules of the site.
 * The translators it gives must have been loaded before `use` resolves: Vite closes then.
 */
export async function withSite<T>(
  use: (site: Site) => T | Promise<T>,
  mode = 'production',
): Promise<T> {
  const vite = await createServer({
    configFile: false,
    plugins: [settings(), translations()],
    mode,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // Vite cannot know what a module exports.
    return await use((await vite.ssrLoadModule('/src/build/site.ts')) as Site);
  } finally {
    await vite.close();
  }
}
