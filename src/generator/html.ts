import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { minify, type Plugin, transformWithOxc } from 'vite';
import type { Settings } from '../facts/settings.ts';
import { englishTag } from '../i18n/keys.ts';
import { textAt } from '../locales/files/Locales.ts';
import { buildTarget, runsApplication } from './browsers.ts';
import { settingsOf } from './readSettings.ts';
import type { TranslationsReader } from './translationsReader.ts';

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
export function textHtml(read: TranslationsReader['read'], tag: string, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const { own, fallback } = read(tag, 'site');
  const text = textAt(own[namespace], path);
  if (text !== undefined) return escapeHtml(text);
  const english = textAt(fallback[namespace], path);
  if (english === undefined) throw new Error(`there is no text ${key}`);
  const html = escapeHtml(english);
  return tag === englishTag ? html : `<span lang="${englishTag}" dir="ltr">${html}</span>`;
}

/**
 * A TypeScript file without imports as a classic script.
 * @param define JavaScript expressions by the names that they replace
 */
export async function classicScript(
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
  const source = (await readFile(file, 'utf8')).replace('export {};', '');
  const { code } = await transformWithOxc(source, file, { target: buildTarget, define });
  return (await minify(file, `(() => {${code}})()`)).code;
}

/** `staticPage.js`, which stays in the syntax of ECMAScript 5. */
async function staticPageScript(olderStyles: string): Promise<string> {
  const file = 'src/startup/staticPage.js';
  const define = { RUNS_APPLICATION: runsApplication, OLDER_STYLES: JSON.stringify(olderStyles) };
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { define });
  // The minifier writes every string as a template literal, which ECMAScript 5 lacks.
  return (await minify(file, code)).code.replace(/`([^`]*)`/g, (_, text) => JSON.stringify(text));
}

const value = String.raw`(?:[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s();}]+)`;
const logicalBox = new RegExp(
  `(padding|margin)-(inline|block):(${value}) ?(${value})?(?=[;}])`,
  'g',
);

/**
 * Margins between boxes in a row for browsers without `gap`. It came with Chrome 84, but no query
 * recognises it in flex boxes; `inset`, which can be queried, came with Chrome 87.
 */
const rowGaps =
  '@supports not (inset:0){header li,.cluster>*,a>svg,button>svg{margin-inline-end:.5rem}.cluster>*{margin-block-end:.5rem}}';

/**
 * The stylesheet for browsers that do not run the application, in the syntax of Chrome 80. It has
 * no layers: the order of its rules, which is the order of the layers, decides. Its pages are
 * always static. Lightning CSS leaves logical properties whose value contains a variable, so they
 * are split here into one property for each side.
 */
function olderStyles(css: string): string {
  const flat = css
    .replace(/@layer [\w,]+;/g, '')
    .replace(/@layer \w+\{/g, '@media all{')
    .replaceAll(':is([data-static],:has(noscript>*))', '')
    .replace(
      logicalBox,
      (_, box, axis, start, end = start) =>
        `${box}-${axis}-start:${start};${box}-${axis}-end:${end}`,
    );
  const code = Buffer.from(flat + rowGaps);
  // The second of four bytes is Chrome's major version.
  const targets = { chrome: 80 << 16 };
  return transform({ filename: 'older.css', code, targets, minify: true }).code.toString();
}

const moduleTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
// Vite lists the chunks that the entry imports, each after its own imports.
const preloadTag = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/**
 * The HTML shell, whose placeholders the prerenderer fills for each page. Stylesheet and start
 * script are inlined, so that the first paint needs no other file. VITE_SPLASH_MS sets the length
 * of the splash; with 0, and in the development server, there is none.
 */
export function htmlShell(): Plugin {
  let settings: Settings;
  return {
    name: 'html-shell',
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
        const css = String(styles.source).trim();
        // Only older browsers request the file.
        styles.source = olderStyles(css);
        const staticPage = await staticPageScript(`/${stylesheet}`);
        const imports = [...page.matchAll(preloadTag)].map(([, file]) => file);
        const [, entry] = moduleTag.exec(page) ?? [];
        const files = [...imports, entry].join(' ');
        const start = await classicScript('src/startup/start.ts');
        // Without `data-cfasync` Cloudflare's Rocket Loader would defer the script by means that
        // the policy forbids.
        const script = `  <script data-cfasync="false" data-files="${files}">${start}</script>\n  </body>`;
        return page
          .replace(moduleTag, '')
          .replace(preloadTag, '')
          .replace(
            styleTag,
            () => `<script data-cfasync="false">${staticPage}</script><style>${css}</style>`,
          )
          .replace('</body>', () => script);
      },
    },
  };
}
