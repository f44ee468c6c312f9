import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figureNumbers, type Numbers } from '../../i18n/figures.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ReadWords, WordFile } from '../../i18n/wordStore.ts';
import { type FilledWords, fillWords, ownShare, type WordTree } from './fillWords.ts';

const sourceTag = 'en';

/** Files of a language's folder that hold no words of a page. */
const noNamespaces = ['meta.json', 'sources.json'];

/** The folder that the site's words come from; tests point it at one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${String(error)}. \`npm run locales\` says where.`);
  }
}

function ownFile(tag: string, name: string): string {
  return path.join(localesFolder, tag, `${name}.json`);
}

function readOwn(tag: string, namespace: string): unknown {
  const file = ownFile(tag, namespace);
  return existsSync(file) ? readJson(file) : undefined;
}

// A folder without meta.json is still being copied, or a mistake that `npm run locales` names.
function tags(): string[] {
  const entries = readdirSync(localesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((tag) => existsSync(ownFile(tag, 'meta')));
}

/** Every language that has a folder, English first, then by tag. */
export function readLanguages(): Language[] {
  const rank = (tag: string) => (tag === sourceTag ? 0 : 1);
  return tags()
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(readLanguage);
}

function readLanguage(tag: string): Language {
  // `npm run locales` checks what it says.
  const meta = readJson(ownFile(tag, 'meta')) as Omit<Language, 'tag'>;
  return { ...meta, tag };
}

/** The namespaces that English has, which are all there are. */
export function namespaces(): string[] {
  return readdirSync(path.join(localesFolder, sourceTag), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .filter((file) => !noNamespaces.includes(file.name))
    .map((file) => path.basename(file.name, '.json'));
}

function readSource(namespace: string): WordTree {
  // The English files are the type of the source; the compiler has checked their use.
  return readJson(ownFile(sourceTag, namespace)) as WordTree;
}

/** A page counts as translated once more than half of its texts are. */
function translations(namespace: string, source: WordTree): string[] {
  return tags().filter(
    (tag) => tag === sourceTag || ownShare(source, readOwn(tag, namespace)) > 0.5,
  );
}

// An English text that stands in states its figures in English too, whatever else is translated.
function withFigureWords(words: FilledWords, { units, months }: WordTree): FilledWords {
  const always = { units: units ?? null, months: months ?? null };
  return { ...words, [sourceTag]: { ...words[sourceTag], ...always } };
}

/** The numbers in the figures as a page writes them, in its language and where English stands in. */
export function numbersFor(tag: string): Numbers {
  return { ...figureNumbers(readLanguage(sourceTag)), ...figureNumbers(readLanguage(tag)) };
}

/** What a page in one language needs of one namespace. */
export function readWordFile(
  tag: string,
  namespace: string,
  translationsOf = translations,
): WordFile {
  const source = readSource(namespace);
  const words = fillWords(source, readOwn(tag, namespace), tag);
  const file = { words, translations: translationsOf(namespace, source) };
  if (namespace !== 'common') return file;
  return { ...file, words: withFigureWords(words, source), numbers: numbersFor(tag) };
}

/**
 * Reads word files for a build, during which no word changes: who has translated a namespace, which
 * takes a look into every language, is found out once and not for every page.
 */
export function buildReader(): (tag: string, namespace: string) => WordFile {
  const known = new Map<string, string[]>();
  const remembered = (namespace: string, source: WordTree) => {
    const found = known.get(namespace) ?? translations(namespace, source);
    known.set(namespace, found);
    return found;
  };
  return (tag, namespace) => readWordFile(tag, namespace, remembered);
}

/** Reads words in Node: the tests, and the few words that the build asks for itself. */
export const readWords: ReadWords = async (tag, namespace) => readWordFile(tag, namespace);
