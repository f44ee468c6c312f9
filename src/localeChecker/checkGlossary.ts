import { type ExpectedText, withoutCode } from '../localeFiles/expectedTexts.ts';
import { escapeRegExp, type JsonGroup, type Locales, quoted } from '../localeFiles/Locales.ts';
import { checkSchema } from './checkSchema.ts';
import glossarySchema from './schemas/glossary.schema.json' with { type: 'json' };

/** The entry of an English term in a language's glossary. */
interface Term {
  readonly forms?: readonly string[];
  readonly translation?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly note?: string;
  readonly exceptions?: Readonly<Record<string, string>>;
}

type Terms = Readonly<Record<string, Term>>;

/** Reads a language's glossary, without terms if it has problems. */
export function readGlossary(locales: Locales, tag: string) {
  const file = locales.read(tag, 'checks', 'glossary.json');
  const problems = file ? [...file.problems, ...checkSchema(glossarySchema, file)] : [];
  const content = problems.length > 0 ? undefined : file?.content;
  // Content without problems has the type that the schema describes.
  const terms: Terms = (content?.terms ?? {}) as JsonGroup & Terms;
  return { terms, problems };
}

/**
 * A pattern for any of the words as a whole word, regardless of case. “…” matches any words. Of words
 * with the same start the longest matches.
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

/** The visible text in NFC. */
function plain(text: string): string {
  return withoutCode(text).normalize('NFC');
}

function faultOf(text: string, name: string, { translation = [], forbidden = [], note }: Term) {
  const use = translation.length > 0 ? `: the glossary has ${quoted(translation, ' or ')}` : '';
  const why = note ? ` (${note})` : '';
  const [wrong] = text.match(wholeWords(forbidden)) ?? [];
  if (wrong !== undefined) return `“${wrong}” must not stand for “${name}”${use}${why}.`;
  const isTranslated = translation.length === 0 || wholeWords(translation).test(text);
  return isTranslated ? undefined : `The English text has “${name}”${use}${why}.`;
}

/** Creates a function that warns of a text without the glossary's words or with forbidden ones. */
export function glossaryCheck(terms: Terms): (text: ExpectedText) => string[] {
  const all = Object.entries(terms);
  const wordsOf = ([name, { forms = [] }]: readonly [string, Term]) => [name, ...forms];
  const pattern = wholeWords(all.flatMap(wordsOf));
  return (text) => {
    // The longest term counts: “flat interest” contains no “interest”.
    const words = plain(text.english).match(pattern) ?? [];
    const found = new Set(words.map((word) => word.toLowerCase()));
    return all
      .filter((term) => wordsOf(term).some((word) => found.has(word.toLowerCase())))
      .filter(([, { exceptions }]) => !exceptions?.[text.id])
      .map(([name, term]) => faultOf(plain(text.text), name, term))
      .filter((fault) => fault !== undefined);
  };
}
