import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import { canonicalTag } from '../../localeChecker/checkTag.ts';
import type { Figure } from '../../localeChecker/Figure.ts';
import { Locales, noNamespaces } from '../../localeChecker/Locales.ts';
import { problemLine } from '../../localeChecker/Problem.ts';
import { readJson as readChecked } from '../../localeChecker/readJson.ts';

/** The texts of a namespace as nested objects; null for a missing translation. */
export interface Texts {
  [name: string]: string | null | Texts;
}

/** The folder of the locale files; tests use one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

const locales = new Locales(localesFolder);

function readJson(folder: Locales, ...parts: string[]): unknown {
  const file = folder.path(...parts);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const [problem] = readChecked(file, folder.shown(...parts)).problems;
    throw new Error(problem ? problemLine(problem) : `${file} cannot be read.`);
  }
}

/** The unchecked texts of a namespace in a language; undefined without a file. */
export function readTexts(tag: string, namespace: string): unknown {
  const name = `${namespace}.json`;
  return locales.has(tag, name) ? readJson(locales, tag, name) : undefined;
}

/** All figures by placeholder; `npm run locales` checks them. */
export function readFigures(): Readonly<Record<string, Figure>> {
  const name = 'figures.json';
  // Folders of tests may lack the figures.
  const folder = locales.has(name) ? locales : new Locales('locales');
  return readJson(folder, name) as Record<string, Figure>;
}

/** Refuses a tag that is not canonical, because i18next looks languages up by canonical tags. */
function checkTag(tag: string): void {
  const canonical = canonicalTag(tag);
  if (canonical === tag) return;
  const name = canonical ? `"${canonical}"` : 'a BCP 47 tag such as "fr" or "pt-BR"';
  throw new Error(`locales/${tag}: a language's folder is named by its tag. Rename it to ${name}.`);
}

/** Reads a language from its `meta.json`, which `npm run locales` checks. */
function readLanguage(tag: string): Language {
  checkTag(tag);
  const meta = readJson(locales, tag, 'meta.json') as Omit<Language, 'tag'>;
  return { ...meta, tag };
}

/** All languages, English first, then by tag. */
export function readLanguages(): Language[] {
  // A folder without meta.json may still be being copied; `npm run locales` reports it.
  const tags = locales.tags().filter((tag) => locales.has(tag, 'meta.json'));
  return tags.map(readLanguage);
}

/** All namespaces, which are those of English. */
export function readNamespaces(): string[] {
  return locales
    .files(sourceTag)
    .filter((name) => name.endsWith('.json') && !noNamespaces.has(name))
    .map((name) => path.basename(name, '.json'));
}
