import type { Plugin } from 'vite';
import type { Key } from '../i18n/keys.ts';
import { escapeHtml } from './escapeHtml.ts';
import { type Site, withSite } from './withSite.ts';

type Shell = Awaited<ReturnType<Site['shellWords']>>;

/** The time of the owner's splash (specification, section 9), in milliseconds. */
const defaultSplash = '4000';

function splashTime(setting: string | undefined): number {
  const time = Number(setting?.trim() || defaultSplash);
  if (Number.isInteger(time) && time >= 0) return time;
  throw new Error(`VITE_SPLASH_MS is "${setting}"; it must be a whole number of milliseconds`);
}

function isFact(name: string, facts: Shell['facts']): name is keyof Shell['facts'] & string {
  return Object.hasOwn(facts, name);
}

/** Fills `{{namespace:key}}` and `{{fact}}` in index.html, whose words live in `locales/` too. */
function fill(html: string, { t, facts }: Shell): string {
  return html.replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) =>
    // A key that does not exist shows itself, which the browser tests would see.
    escapeHtml(isFact(name, facts) ? String(facts[name]) : t(name as Key)),
  );
}

/** The HTML shell: its words, and the splash with the length that VITE_SPLASH_MS sets. */
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
      async handler(html) {
        const shown = time > 0 ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        return fill(shown, await withSite((site) => site.shellWords(), mode));
      },
    },
  };
}
