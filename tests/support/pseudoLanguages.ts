import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noNamespaces } from '../../src/localeChecker/Locales.ts';

/** The nested texts of a locale file. */
interface Tree {
  [name: string]: string | Tree;
}

/** Two pseudo-languages of the tests, each with a folder like any other language. */
export const accented = { tag: 'en-XA', name: 'Ȧƈƈḗƞŧ', dir: 'ltr' };
export const mirrored = { tag: 'ar-XB', name: 'مرآة', dir: 'rtl' };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهابتثجحخدذرزسشصضطظعغفقكلمنه'];

/** Replaces the letters of a text, but not the names of its placeholders and tags. */
function respell(text: string, letters: readonly string[]): string {
  return text.replace(/(\{\{\w+\}\}|<\/?\w+>)|[a-zA-Z]/g, (letter, kept?: string) =>
    kept === undefined ? (letters[plain.indexOf(letter)] ?? letter) : kept,
  );
}

/** Lengthens a text as translations from English often do; short labels grow most. */
function lengthen(text: string): string {
  const words = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').length * 0.4;
  return `${text} ${'ẇǿřḓ '.repeat(Math.ceil(words / 5)).slice(0, Math.max(3, words))}`.trim();
}

function mapTexts(tree: Tree, change: (text: string, index: number) => string): Tree {
  let index = 0;
  const walk = (group: Tree): Tree =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        typeof value === 'string' ? change(value, index++) : walk(value),
      ]),
    );
  return walk(tree);
}

/** A complete translation without plain English letters. */
function accentedWords(english: Tree): Tree {
  return mapTexts(english, (text) => lengthen(respell(text, accents)));
}

/** An incomplete translation: every third text and all units are missing. */
function mirroredWords(english: Tree): Tree {
  const { units: _, ...rest } = english;
  return mapTexts(rest, (text, index) => (index % 3 === 1 ? '' : respell(text, arabic)));
}

type Language = typeof accented;

async function writeLanguage(
  locales: string,
  { tag, name, dir }: Language,
  wordsOf: (namespace: string, english: Tree) => Tree | undefined,
): Promise<void> {
  const folder = path.join(locales, tag);
  await mkdir(folder);
  const meta = { name, dir, status: 'draft', formatLocale: 'en-NG' };
  await writeFile(path.join(folder, 'meta.json'), JSON.stringify(meta));
  const english = path.join(locales, 'en');
  const files = (await readdir(english)).filter((file) => file.endsWith('.json'));
  for (const file of files.filter((name) => !noNamespaces.has(name))) {
    const tree: Tree = JSON.parse(await readFile(path.join(english, file), 'utf8'));
    const words = wordsOf(path.basename(file, '.json'), tree);
    if (words) await writeFile(path.join(folder, file), JSON.stringify(words));
  }
}

/** Copies `locales` and adds both languages; the second has no files for FAQ and policy. */
export async function writePseudoLocales(folder: string): Promise<void> {
  await cp('locales', folder, { recursive: true });
  await writeLanguage(folder, accented, (_, english) => accentedWords(english));
  const absent = /^(?:faq|policy-.*)$/;
  await writeLanguage(folder, mirrored, (namespace, english) =>
    absent.test(namespace) ? undefined : mirroredWords(english),
  );
}
