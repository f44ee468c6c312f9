import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';

/** The texts of one namespace, as deep as their keys; null where a translation is missing. */
export interface Texts {
  [name: string]: string | null | Texts;
}

/** A figure of `locales/figures.json`, by its unit; a date is a text, everything else a number. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}

/** Files of a language's folder that hold no texts of a page. */
export const noNamespaces: ReadonlySet<string> = new Set(['meta.json', 'sources.json']);

/** The folder that the site's texts come from; tests point it at one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${String(error)}. \`npm run locales\` says where.`);
  }
}

function fileOf(tag: string, name: string): string {
  return path.join(localesFolder, tag, `${name}.json`);
}

/** A language's texts of a namespace, unchecked; undefined where it has no such file. */
export function readTexts(tag: string, namespace: string): unknown {
  const file = fileOf(tag, namespace);
  return existsSync(file) ? readJson(file) : undefined;
}

/** Every figure by the name of its placeholder; `npm run locales` checks them. */
export function readFigures(): Readonly<Record<string, Figure>> {
  const file = path.join(localesFolder, 'figures.json');
  return readJson(existsSync(file) ? file : 'locales/figures.json') as Record<string, Figure>;
}

/** i18next finds a language by its canonical tag alone. */
function checkTag(tag: string): void {
  let canonical: string | undefined;
  try {
    [canonical] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
  } catch {
    // Not even the form of a tag.
  }
  if (canonical === tag) return;
  const name = canonical ? `"${canonical}"` : 'a BCP 47 tag such as "fr" or "pt-BR"';
  throw new Error(`locales/${tag}: a language's folder is named by its tag. Rename it to ${name}.`);
}

// A folder without meta.json is still being copied, or a mistake that `npm run locales` names.
function tags(): string[] {
  const entries = readdirSync(localesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((tag) => existsSync(fileOf(tag, 'meta')));
}

/** A language by its folder's `meta.json`, which `npm run locales` checks. */
function readLanguage(tag: string): Language {
  checkTag(tag);
  const meta = readJson(fileOf(tag, 'meta')) as Omit<Language, 'tag'>;
  return { ...meta, tag };
}

/** Every language that has a folder, English first, then by tag. */
export function readLanguages(): Language[] {
  const rank = (tag: string) => (tag === sourceTag ? 0 : 1);
  return tags()
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(readLanguage);
}

/** The namespaces that English has, which are all there are. */
export function readNamespaces(): string[] {
  return readdirSync(path.join(localesFolder, sourceTag), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .filter((file) => !noNamespaces.has(file.name))
    .map((file) => path.basename(file.name, '.json'));
}
