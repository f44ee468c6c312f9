import { readFile } from 'node:fs/promises';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';
import { sourceTag } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import { textAt } from '../localeChecker/readJson.ts';
import type { Settings } from '../site/settings.ts';
import { settingsOf } from './settings.ts';
import type { Reader } from './translations.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

type Attributes = Readonly<Record<string, string | undefined>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for elements and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Attributes as HTML, each after a space, without undefined ones. */
export function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/**
 * A text of the locale files, with `lang` and `dir` where it falls back to English (WCAG 3.1.2).
 * @param key as in code: `common:splash.skip`
 * @throws if there is no such text
 */
function readText(reader: Reader, tag: string, key: string) {
  const [namespace = '', path = ''] = key.split(':');
  const { own, en } = reader.read(tag, 'site');
  const text = textAt(own[namespace], path);
  if (text !== undefined) return { text, langProps: {} };
  const english = textAt(en[namespace], path);
  if (english === undefined) throw new Error(`there is no text ${key}`);
  return { text: english, langProps: tag === sourceTag ? {} : { lang: sourceTag, dir: 'ltr' } };
}

/**
 * Replaces the placeholders of `index.html`: `{{brand}}`, `{{language}}`, `{{direction}}`, and
 * `{{namespace:key}}` by a text.
 */
export function interpolateShell(
  html: string,
  { tag, dir }: Pick<Language, 'tag' | 'dir'>,
  reader: Reader,
  brand: string,
): string {
  const facts: Readonly<Record<string, string>> = { brand, language: tag, direction: dir };
  const valueHtml = (name: string) => {
    const fact = facts[name];
    if (fact !== undefined) return escapeHtml(fact);
    const { text, langProps } = readText(reader, tag, name);
    const escaped = escapeHtml(text);
    return langProps.lang ? `<span${attributesHtml(langProps)}>${escaped}</span>` : escaped;
  };
  return (
    html
      // Every page would send the indentation.
      .replace(/^\s+/gm, '')
      .replace(/<html[^>]*>/, () => `<html${attributesHtml({ lang: tag, dir })}>`)
      .replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => valueHtml(name))
  );
}

/** The URLs of a chunk and its static imports, each after its own imports. */
function importOrder(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((name) => importOrder(name, bundle, seen)), `/${file}`];
}

/**
 * A TypeScript file without imports as a classic script, for browsers older than the application's
 * target: the loader must run where the application fails.
 */
export async function classicScript(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const { code } = await transformWithOxc(source.replace('export {};', ''), file, {
    target: 'es2019',
  });
  return (await minify(file, `(() => {${code}})()`)).code;
}

const moduleTag = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Takes the stylesheet out of the bundle. */
function takeStyles(file: string, bundle: Bundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no stylesheet ${file}`);
  delete bundle[file];
  return String(asset.source).trim();
}

/**
 * The HTML shell, whose placeholders the prerenderer fills for each page. Stylesheet and loader are
 * inlined, so that the first paint needs no other file. VITE_SPLASH_MS sets the length of the splash; with
 * 0, and in the development server, there is none.
 */
export function shell(): Plugin[] {
  let settings: Settings;
  return [
    {
      name: 'shell',
      enforce: 'pre',
      configResolved(config) {
        settings = settingsOf(config, config.mode);
      },
      transform: {
        filter: { id: /styles\/settings\.css/ },
        handler: () =>
          `:root { --splash-time: ${settings.splashTime}ms; --site-url: ${JSON.stringify(settings.siteUrl)}; }`,
      },
      transformIndexHtml: {
        order: 'pre',
        handler(html, { server }) {
          const hasSplash = settings.splashTime > 0 && !server;
          return hasSplash ? html : html.replace(/<!--splash-->.*<!--\/splash-->/s, '');
        },
      },
    },
    {
      name: 'inline',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const [, entry = ''] = moduleTag.exec(html) ?? [];
          const [, stylesheet = ''] = styleTag.exec(html) ?? [];
          const styles = takeStyles(stylesheet, bundle);
          const files = importOrder(entry, bundle).join(' ');
          const loader = await classicScript('src/loader.ts');
          return html
            .replace(moduleTag, '')
            .replace(styleTag, () => `<style>${styles}</style>`)
            .replace(
              '</body>',
              () => `  <script data-files="${files}">${loader}</script>\n  </body>`,
            );
        },
      },
    },
  ];
}
