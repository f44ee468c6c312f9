import type { Plugin } from 'vite';
import { importSite } from '../importSite.ts';
import { settingsOf } from '../settings.ts';
import { interpolateShell } from './interpolateShell.ts';

/** The default length of the splash in milliseconds (specification, section 9). */
const defaultSplash = '4000';

function splashTime(setting: string | undefined): number {
  const time = Number(setting?.trim() || defaultSplash);
  if (Number.isInteger(time) && time >= 0) return time;
  throw new Error(`VITE_SPLASH_MS is "${setting}"; it must be a whole number of milliseconds`);
}

/** Sets the length of the splash by VITE_SPLASH_MS, and interpolates the HTML shell in the development server. */
export function shell(): Plugin {
  let time = Number(defaultSplash);
  let siteUrl = '';
  let mode = '';
  return {
    name: 'shell',
    enforce: 'pre',
    configResolved(config) {
      time = splashTime(config.env.VITE_SPLASH_MS);
      ({ siteUrl } = settingsOf(config, config.mode));
      mode = config.mode;
    },
    transform: {
      filter: { id: /styles\/settings\.css/ },
      handler: () => `:root { --splash-time: ${time}ms; --site-url: ${JSON.stringify(siteUrl)}; }`,
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        const shown = time > 0 ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        // The build interpolates the shell for each page, in its language.
        if (!server) return shown;
        const { translatorOf, shellFacts } = await importSite(mode);
        return interpolateShell(shown, await translatorOf(originalUrl, ['common']), shellFacts);
      },
    },
  };
}
