import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import { problemLine } from '../../localeChecker/Problem.ts';
import { readJson as readChecked } from '../../localeChecker/readJson.ts';

/** The texts of a namespace as nested objects; null for a missing translation. */
export interface Texts {
  [name: string]: string | null | Texts;
}

/** A figure of `locales/figures.json`; a date is a string, every other value a number. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}

/** Files of a language's folder that are not namespaces. */
export const noNamespaces: ReadonlySet<string> = new Set([
  'meta.json',
  'sources.json',
  'glossary.json',
]);

/** The folder of the locale files; tests use one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const shown = path.join('locales', path.relative(localesFolder, file));
    const [problem] = readChecked(file, shown).problems;
    throw new Error(problem ? problemLine(problem) : `${file} cannot be read.`);
  }
}

function fileOf(tag: string, name: string): string {
  return path.join(localesFolder, tag, `${name}.json`);
}

/** The unchecked texts of a namespace in a language; undefined without a file. */
export function readTexts(tag: string, namespace: string): unknown {
  const file = fileOf(tag, namespace);
  return existsSync(file) ? readJson(file) : undefined;
}

/** All figures by placeholder; `npm run locales` checks them. */
export function readFigures(): Readonly<Record<string, Figure>> {
  const file = path.join(localesFolder, 'figures.json');
  return readJson(existsSync(file) ? file : 'locales/figures.json') as Record<string, Figure>;
}

/** Refuses a tag that is not canonical, because i18next looks languages up by canonical tags. */
function checkTag(tag: string): void {
  let canonical: string | undefined;
  try {
    [canonical] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
  } catch {
    // The name is not a language tag at all.
  }
  if (canonical === tag) return;
  const name = canonical ? `"${canonical}"` : 'a BCP 47 tag such as "fr" or "pt-BR"';
  throw new Error(`locales/${tag}: a language's folder is named by its tag. Rename it to ${name}.`);
}

// A folder without meta.json may still be being copied; `npm run locales` reports it.
function tags(): string[] {
  const entries = readdirSync(localesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((tag) => existsSync(fileOf(tag, 'meta')));
}

/** Reads a language from its `meta.json`, which `npm run locales` checks. */
function readLanguage(tag: string): Language {
  checkTag(tag);
  const meta = readJson(fileOf(tag, 'meta')) as Omit<Language, 'tag'>;
  return { ...meta, tag };
}

/** All languages, English first, then by tag. */
export function readLanguages(): Language[] {
  const rank = (tag: string) => (tag === sourceTag ? 0 : 1);
  return tags()
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(readLanguage);
}

/** All namespaces, which are those of English. */
export function readNamespaces(): string[] {
  return readdirSync(path.join(localesFolder, sourceTag), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .filter((file) => !noNamespaces.has(file.name))
    .map((file) => path.basename(file.name, '.json'));
}
