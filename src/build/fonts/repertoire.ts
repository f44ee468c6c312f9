import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontCovers } from '../../localeChecker/text/fontCovers.ts';
import { localesFolder } from '../translations/readLocales.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Letters of Hausa, Yoruba and Igbo in standard spelling, and the characters of English texts. */
const nigerian = 'àáèéìíòóùúǹńḿẹọṣịụṅɓɗƙƴʼ';
const signs = '\u00a0₦€£©·•…–—‘’“”×→';
/** Combining tone marks, for letters without a precomposed form: ẹ́, ọ̀, m̀. */
const marks = '\u0300\u0301\u0304\u0323';

/** The letters of the main font file. */
export const mainLetters = new Set([
  ...ascii,
  ...nigerian,
  ...nigerian.toLocaleUpperCase('en'),
  ...signs,
  ...marks,
]);

/** The files with texts that visitors see. */
function localeTexts(locales: string): string[] {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json') && !/notes|sources|glossary/.test(name))
    .map((name) => readFileSync(path.join(locales, name), 'utf8'));
}

/**
 * Letters of the locale files that the main font file lacks and the typeface has. They go to a second
 * file, which is loaded only by pages that show one.
 */
export function furtherLetters(locales = localesFolder): string[] {
  const used = new Set(localeTexts(locales).join(''));
  return [...used].filter(
    (letter) => !mainLetters.has(letter) && fontCovers(letter.codePointAt(0) ?? 0),
  );
}
