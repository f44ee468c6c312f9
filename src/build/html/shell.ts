import type { Plugin } from 'vite';
import type { Settings } from '../../site/Settings.ts';
import { importSite } from '../importSite.ts';
import { settingsOf } from '../settings.ts';
import { interpolateShell } from './interpolateShell.ts';

/** Sets the length of the splash by VITE_SPLASH_MS, and interpolates the HTML shell in the development server. */
export function shell(): Plugin {
  let settings: Settings;
  let mode = '';
  return {
    name: 'shell',
    enforce: 'pre',
    configResolved(config) {
      settings = settingsOf(config, config.mode);
      mode = config.mode;
    },
    transform: {
      filter: { id: /styles\/settings\.css/ },
      handler: () =>
        `:root { --splash-time: ${settings.splashTime}ms; --site-url: ${JSON.stringify(settings.siteUrl)}; }`,
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        const hasSplash = settings.splashTime > 0;
        const shown = hasSplash ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        // The build interpolates the shell for each page, in its language.
        if (!server) return shown;
        const { translatorOf, shellFacts } = await importSite(mode);
        return interpolateShell(shown, await translatorOf(originalUrl, ['common']), shellFacts);
      },
    },
  };
}
