import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { sourceTag } from '../i18n/keys.ts';
import { textAt } from '../localeChecker/Locales.ts';
import type { Settings } from '../site/settings.ts';
import { settingsOf } from './settings.ts';
import type { Reader } from './translations.ts';

const entities: NodeJS.Dict<string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for elements and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Attributes as HTML, each after a space, without undefined ones. */
export function attributesHtml(attributes: Readonly<NodeJS.Dict<string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/**
 * A text of the locale files as HTML, marked where it falls back to English (WCAG 3.1.2).
 * @param key as in code: `common:splash.skip`
 * @throws if there is no such text
 */
export function textHtml(read: Reader['read'], tag: string, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const { own, en } = read(tag, 'site');
  const text = textAt(own[namespace], path);
  if (text !== undefined) return escapeHtml(text);
  const english = textAt(en[namespace], path);
  if (english === undefined) throw new Error(`there is no text ${key}`);
  const html = escapeHtml(english);
  return tag === sourceTag ? html : `<span lang="${sourceTag}" dir="ltr">${html}</span>`;
}

/**
 * A TypeScript file without imports as a classic script, for browsers older than the application's
 * target: the loader must run where the application fails.
 */
export async function classicScript(file: string): Promise<string> {
  const source = (await readFile(file, 'utf8')).replace('export {};', '');
  const { code } = await transformWithOxc(source, file, { target: 'es2019' });
  return (await minify(file, `(() => {${code}})()`)).code;
}

const moduleTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
// Vite lists the chunks that the entry imports, each after its own imports.
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * The HTML shell, whose placeholders the prerenderer fills for each page. Stylesheet and loader are
 * inlined, so that the first paint needs no other file. VITE_SPLASH_MS sets the length of the splash; with
 * 0, and in the development server, there is none.
 */
export function shell(): Plugin {
  let settings: Settings;
  return {
    name: 'shell',
    enforce: 'pre',
    configResolved(config) {
      settings = settingsOf(config);
    },
    transform: {
      filter: { id: /styles\/settings\.css/ },
      handler: () =>
        `:root { --splash-time: ${settings.splashTime}ms; --site-url: ${JSON.stringify(settings.siteUrl)}; }`,
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const hasSplash = settings.splashTime > 0 && bundle;
        const page = hasSplash ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        if (!bundle) return page;
        const [, stylesheet = ''] = styleTag.exec(page) ?? [];
        const styles = bundle[stylesheet];
        if (styles?.type !== 'asset') throw new Error('the build has no stylesheet');
        delete bundle[stylesheet];
        const imports = [...page.matchAll(preloadTag)].map(([, file]) => file);
        const [, entry] = moduleTag.exec(page) ?? [];
        const files = [...imports, entry].join(' ');
        const loader = await classicScript('src/loader.ts');
        // Cloudflare's Rocket Loader would start the script late, and the policy forbids how.
        const script = `  <script data-cfasync="false" data-files="${files}">${loader}</script>\n  </body>`;
        return page
          .replace(moduleTag, '')
          .replace(preloadTag, '')
          .replace(styleTag, () => `<style>${String(styles.source).trim()}</style>`)
          .replace('</body>', () => script);
      },
    },
  };
}
