import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontCovers } from '../../localeChecker/text/fontCovers.ts';
import { localesFolder } from '../translations/readLocales.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Hausa, Yoruba and Igbo in standard spelling, and the signs of English texts. */
const nigerian = 'àáèéìíòóùúǹńḿẹọṣịụṅɓɗƙƴʼ';
const signs = '\u00a0₦€£©·•…–—‘’“”×→';
/** Tone marks where no letter holds them already: ẹ́, ọ̀, m̀. */
const marks = '\u0300\u0301\u0304\u0323';

/** The letters of the site's one font file. */
export const mainLetters = new Set([
  ...ascii,
  ...nigerian,
  ...nigerian.toLocaleUpperCase('en'),
  ...signs,
  ...marks,
]);

function localeTexts(locales: string): string[] {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json') && !name.includes('notes'))
    .map((name) => readFileSync(path.join(locales, name), 'utf8'));
}

/**
 * Letters of locale files that the main file lacks and the typeface has: a second file holds them,
 * and only pages that show one load it.
 */
export function furtherLetters(locales = localesFolder): string[] {
  const used = new Set(localeTexts(locales).join(''));
  return [...used].filter(
    (letter) => !mainLetters.has(letter) && fontCovers(letter.codePointAt(0) ?? 0),
  );
}
