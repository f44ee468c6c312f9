import { type Checked, checkFile } from '../files/checkFile.ts';
import { type ExpectedText, withoutCode } from '../files/expectedTexts.ts';
import { escapeRegExp, type Locales, quoted } from '../files/Locales.ts';
import glossarySchema from '../files/schemas/glossary.schema.json' with { type: 'json' };

/** The entry of an English term in a language's glossary. */
interface Term {
  readonly forms?: readonly string[];
  readonly translation?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly note?: string;
  readonly exceptions?: Readonly<Record<string, string>>;
}

type Terms = Readonly<Record<string, Term>>;

/** Reads and checks a language's glossary, which need not exist. */
export function readGlossary(locales: Locales, tag: string): Checked<{ readonly terms: Terms }> {
  const file = locales.read(tag, 'checks', 'glossary.json');
  return file ? checkFile(file, glossarySchema) : { problems: [] };
}

/** The visible text in NFC. */
function plain(text: string): string {
  return withoutCode(text).normalize('NFC');
}

/**
 * A pattern for any of the words as a whole word, regardless of case. “…” matches any words. Among
 * words with the same beginning the longest matches.
 */
function wholeWords(words: readonly string[]): RegExp {
  const letter = '[\\p{L}\\p{M}\\p{N}]';
  const longestFirst = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const escaped = escapeRegExp(plain(word));
      return escaped.replace(/\s*…\s*/g, '.*').replace(/\s+/g, '\\s+');
    });
  return new RegExp(`(?<!${letter})(?:${longestFirst.join('|') || '(?!)'})(?!${letter})`, 'giu');
}

/** Creates a function that checks the translation of a text with an English term. */
function termCheck(name: string, { translation = [], forbidden = [], note }: Term) {
  const use = translation.length > 0 ? `: the glossary has ${quoted(translation, ' or ')}` : '';
  const why = note ? ` (${note})` : '';
  const [right, wrong] = [wholeWords(translation), wholeWords(forbidden)];
  return (text: string): string | undefined => {
    const [found] = text.match(wrong) ?? [];
    if (found !== undefined) return `“${found}” must not stand for “${name}”${use}${why}.`;
    const isTranslated = translation.length === 0 || text.match(right) !== null;
    return isTranslated ? undefined : `The English text has “${name}”${use}${why}.`;
  };
}

/** Creates a function that warns of a text without the glossary's words or with forbidden ones. */
export function glossaryCheck(terms: Terms): (text: ExpectedText) => string[] {
  const checks = Object.entries(terms).map(([name, term]) => {
    const words = [name, ...(term.forms ?? [])].map((word) => word.toLowerCase());
    return { words, exceptions: term.exceptions ?? {}, check: termCheck(name, term) };
  });
  const pattern = wholeWords(checks.flatMap(({ words }) => words));
  return (text) => {
    // The longest term counts: “flat interest” does not count as “interest”.
    const found: readonly string[] = plain(text.english).toLowerCase().match(pattern) ?? [];
    return checks
      .filter(
        ({ words, exceptions }) =>
          words.some((word) => found.includes(word)) && !exceptions[text.id],
      )
      .map(({ check }) => check(plain(text.text)))
      .filter((fault) => fault !== undefined);
  };
}
