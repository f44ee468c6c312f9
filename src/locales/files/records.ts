import { createHash } from 'node:crypto';
import { englishTag } from '../../i18n/keys.ts';
import { type ExpectedText, folded, withoutCode } from './expectedTexts.ts';
import type { Locales, Problem } from './Locales.ts';
import type { LanguageRules } from './languageRules.ts';

/** The records of a language's translations, as sources.json has them. */
export interface Records {
  /**
   * By id. A record consists of a hash of the translation, by which a later change is noticed, a
   * space, and the English text from which the translation was made. Undefined without valid file.
   */
  readonly byId: ReadonlyMap<string, string> | undefined;
  readonly problems: readonly Problem[];
}

/** The file of records in a language's folder; translators hand it in with their texts. */
export const recordsFile = 'checks/sources.json';

export function readRecords(locales: Locales, tag: string): Records {
  const file = tag === englishTag ? undefined : locales.read(tag, recordsFile);
  const advice = 'Take the file back from version control and run “npm run locales”.';
  const problems = (file?.problems ?? []).map((one) => ({ ...one, text: `${one.text} ${advice}` }));
  const content = problems.length > 0 ? undefined : file?.content;
  const entries = Object.entries(content ?? {}).map(([id, one]) => [id, String(one)] as const);
  return { byId: content && new Map(entries), problems };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The record of a translation that is right for the current English text. */
export function freshRecord({ english, text }: ExpectedText): string {
  return `${hash(text)} ${english}`;
}

/** The record of a translation. A changed translation counts as made from the current English. */
export function recordOf(text: ExpectedText, { byId }: Records): string {
  const before = byId?.get(text.id);
  return before?.startsWith(`${hash(text.text)} `) ? before : freshRecord(text);
}

/** The English text from which a translation was made. */
export function englishThen(text: ExpectedText, records: Records): string {
  return recordOf(text, records).replace(/^\w+ /, '');
}

/** What programs write in place of a value that they do not have. */
const noValues: ReadonlySet<string> = new Set([undefined, null, Number.NaN, {}].map(String));

/** A key: “hero.title”, “home:hero.title”, “hero_title”. */
const keyPattern = /^[^\p{L}\p{N}]*[a-z\d-]+(?:[.:_][a-z\d-]+)+[^\p{L}\p{N}]*$/iu;

/**
 * Whether a text is a mark of a program or of a translator, and no words: a key, signs alone, or,
 * where English has small letters, capitals (“#NAME?”, “TODO: …”); or it is in brackets.
 */
function isMark({ text, english }: ExpectedText): boolean {
  if (keyPattern.test(text) || noValues.has(text)) return true;
  // A unit beside its number may be any sign.
  if (text.includes('{{') || !/\p{Ll}/u.test(english)) return false;
  const [, first] = /^\P{L}*(\p{Lu}{3,})\s*:/u.exec(text) ?? [];
  // Two capitals of ASCII: others may be letters in a wrong encoding, “Ã©”.
  const isShouted = /^[\p{Lu}\P{Alphabetic}]+$/u.test(text) && /[A-Z].*[A-Z]/.test(text);
  const isSigns = !/\p{Alphabetic}/u.test(text);
  const isBracketed = /^\[.*\]$/.test(text) && !english.startsWith('[');
  return isSigns || isShouted || isBracketed || (first !== undefined && !english.includes(first));
}

/**
 * The texts of a file that stand in for a translation: marks, and copies of the English texts, as
 * platforms export untranslated ones. A text of three words or more counts as a copy, and in a file
 * that is mostly copied any text does; not, however, one that is recorded as right on purpose
 * (`npm run locales -- keep`).
 */
export function standInsIn(
  texts: readonly ExpectedText[],
  { byId }: Records,
  { tag }: LanguageRules,
): ReadonlySet<ExpectedText> {
  if (new Intl.Locale(tag).language === englishTag) return new Set();
  const isLong = ({ english }: ExpectedText) =>
    (withoutCode(english).match(/\p{L}+/gu) ?? []).length > 2;
  const open = texts.filter((one) => one.text !== '' && byId?.get(one.id) !== freshRecord(one));
  const copies = open.filter(({ text, english }) => folded(text) === folded(english));
  const filled = texts.filter(({ text }) => text !== '');
  const isCopy = copies.filter(isLong).length > filled.filter(isLong).length / 2;
  const counted = copies.filter((text) => isCopy || isLong(text));
  return new Set([...counted, ...open.filter(isMark)]);
}
