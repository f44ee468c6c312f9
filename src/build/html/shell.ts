import type { Plugin } from 'vite';
import { importSite } from '../importSite.ts';
import { settingsOf } from '../settings.ts';
import { fillShell } from './fillShell.ts';

/** The time of the owner's splash (specification, section 9), in milliseconds. */
const defaultSplash = '4000';

function splashTime(setting: string | undefined): number {
  const time = Number(setting?.trim() || defaultSplash);
  if (Number.isInteger(time) && time >= 0) return time;
  throw new Error(`VITE_SPLASH_MS is "${setting}"; it must be a whole number of milliseconds`);
}

/** The HTML shell: its texts in the development server, and the splash with the length that VITE_SPLASH_MS sets. */
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
        // The build fills in the texts of each page's own language.
        if (!server) return shown;
        const { translatorOf, shellFacts } = await importSite(mode);
        return fillShell(shown, await translatorOf(originalUrl, ['common']), shellFacts);
      },
    },
  };
}
