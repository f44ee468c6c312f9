import type { Plugin } from 'vite';
import { type Site, withSite } from '../withSite.ts';
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
  let mode = '';
  return {
    name: 'shell',
    enforce: 'pre',
    configResolved(config) {
      time = splashTime(config.env.VITE_SPLASH_MS);
      mode = config.mode;
    },
    transform: {
      filter: { id: /styles\/settings\.css/ },
      async handler() {
        const address = await withSite(({ siteUrl }) => siteUrl, mode);
        return `:root { --splash-time: ${time}ms; --site-url: ${JSON.stringify(address)}; }`;
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        const shown = time > 0 ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        // The build fills in the texts of each page's own language.
        if (!server) return shown;
        const read = async ({ translatorOf, shellFacts }: Site) => ({
          translator: await translatorOf(originalUrl, ['common']),
          facts: shellFacts,
        });
        const { translator, facts } = await withSite(read, mode);
        return fillShell(shown, translator, facts);
      },
    },
  };
}
