import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isNamespace } from '../../src/locales/files/Locales.ts';

/** Two pseudo-languages of the tests, each with a folder like any other language. */
export const accented = { tag: 'en-XA', name: 'Ȧƈƈḗƞŧ', dir: 'ltr', status: 'reviewed' };
export const mirrored = { tag: 'ar-XB', name: 'مرآة', dir: 'rtl', status: 'draft' };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهابتثجحخدذرزسشصضطظعغفقكلمنه'];

/** Replaces the letters of a text, but not the names of its placeholders and tags. */
function respell(text: string, letters: readonly string[]): string {
  return text.replace(/(\{\{\w+\}\}|<\/?\w+>)|[a-zA-Z]/g, (letter, kept?: string) =>
    kept === undefined ? (letters[plain.indexOf(letter)] ?? letter) : kept,
  );
}

/** Lengthens a text as a translation from English often does; short labels grow most. */
function lengthen(text: string): string {
  const words = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').length * 0.4;
  return `${text} ${'ẇǿřḓ '.repeat(Math.ceil(words / 5)).slice(0, Math.max(3, words))}`.trim();
}

type Change = (key: string, value: unknown) => unknown;

/** Writes a language whose files are the English ones with changed values, inner ones first. */
async function writeLanguage(
  locales: string,
  { tag, ...settings }: typeof accented,
  change: Change,
  lacks?: RegExp,
): Promise<void> {
  const folder = path.join(locales, tag);
  await mkdir(folder);
  const meta = { ...settings, formatLocale: 'en-NG' };
  await writeFile(path.join(folder, 'meta.json'), JSON.stringify(meta));
  for (const file of await readdir(path.join(locales, 'en'))) {
    if (!isNamespace(file) || lacks?.test(file)) continue;
    const english = JSON.parse(await readFile(path.join(locales, 'en', file), 'utf8'), change);
    await writeFile(path.join(folder, file), JSON.stringify(english));
  }
}

/**
 * Copies `locales` and adds both languages. One is complete, without any plain English letter; the
 * other lacks the units, every third text, labels, texts of pictures, and the pages on accessibility
 * and of the policy.
 */
export async function writePseudoLocales(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp('locales', folder, { recursive: true });
  await writeLanguage(folder, accented, (_, value) =>
    typeof value === 'string' ? lengthen(respell(value, accents)) : value,
  );
  let texts = 0;
  const mirror: Change = (key, value) => {
    if (typeof value !== 'string') return key === 'units' ? undefined : value;
    texts += 1;
    return texts % 3 === 2 || /label|image/i.test(key) ? '' : respell(value, arabic);
  };
  await writeLanguage(folder, mirrored, mirror, /^(?:accessibility|policy-.*)\.json$/);
}
