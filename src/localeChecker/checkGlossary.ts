import { findMisfits, type Misfit } from './findMisfits.ts';
import type { InspectedNamespace, TranslatedText } from './inspectNamespace.ts';
import type { Locales } from './Locales.ts';
import { didYouMean, didYouMeanKey } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { quoted } from './quoted.ts';
import { describe, type JsonFile, type JsonGroup } from './readJson.ts';
import glossarySchema from './schemas/glossary.schema.json' with { type: 'json' };
import { withoutPlaceholders } from './text/checkPlaceholders.ts';
import { withoutTags } from './text/checkTags.ts';
import { wholeWords } from './text/wholeWords.ts';

export const glossaryFile = 'glossary.json';

/** The entry of an English term in a language's glossary. */
interface Term {
  readonly forms?: readonly string[];
  readonly translation?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly note?: string;
  readonly exceptions?: Readonly<Record<string, string>>;
}

export type Terms = Readonly<Record<string, Term>>;

interface CheckedGlossary {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

function wording({ keyword, path, value, advice }: Misfit): string {
  const name = path.at(-1) ?? '';
  if (keyword === 'additionalProperties') {
    const known = path.length > 1 ? glossarySchema.definitions.term : glossarySchema;
    return `A glossary has no “${name}” here.${didYouMean(name, Object.keys(known.properties))} Rename or remove it.`;
  }
  if (keyword === 'required') return `“${name}” is missing. ${advice}`;
  return `Here stands ${value === '' ? 'an empty text' : describe(value)}. ${advice}`;
}

/** Reads the terms of a glossary and the problems of its file. */
export function readGlossary(file: JsonFile | undefined): {
  readonly terms: Terms;
  readonly problems: readonly Problem[];
} {
  if (!file?.content) return { terms: {}, problems: file?.problems ?? [] };
  const misfits = findMisfits(glossarySchema, file.content);
  const problems = misfits.map((misfit) => file.at(misfit.path, wording(misfit)));
  // Content without misfits has the type that the schema describes.
  const terms = misfits.length > 0 ? {} : (file.content.terms as JsonGroup & Terms);
  return { terms, problems: [...file.problems, ...problems] };
}

/** The visible text in NFC, without placeholders and tags. */
function plain(text: string): string {
  return withoutTags(withoutPlaceholders(text)).normalize('NFC');
}

function faultOf(text: string, english: string, { translation = [], forbidden = [], note }: Term) {
  const why = note ? ` (${note})` : '';
  const use =
    translation.length > 0 ? ` The glossary has ${quoted(translation, ' or ')}${why}.` : why;
  const [wrong] = text.match(wholeWords(forbidden)) ?? [];
  if (wrong !== undefined) return `“${wrong}” must not stand for “${english}”.${use}`;
  const words = wholeWords(translation.map(plain));
  const isTranslated = translation.length === 0 || words.test(text);
  return isTranslated ? undefined : `The English text has “${english}”.${use}`;
}

/** A function that finds the terms of an English text; “flat interest” contains no “interest”. */
function termFinder(terms: Terms): (english: string) => readonly (readonly [string, Term])[] {
  const all = Object.entries(terms);
  const wordsOf = ([name, { forms = [] }]: readonly [string, Term]) => [name, ...forms];
  const pattern = wholeWords(all.flatMap(wordsOf));
  return (english) => {
    const found = new Set(
      plain(english)
        .match(pattern)
        ?.map((word) => word.toLowerCase()),
    );
    return all.filter((term) => wordsOf(term).some((word) => found.has(word.toLowerCase())));
  };
}

function strayExceptions(file: JsonFile, terms: Terms, keys: ReadonlySet<string>): Problem[] {
  return Object.entries(terms).flatMap(([name, { exceptions = {} }]) =>
    Object.keys(exceptions)
      .filter((key) => !keys.has(key))
      .map((key) => {
        const text = `English has no such text.${didYouMeanKey(key, keys)} Rename or remove it.`;
        return file.at(['terms', name, 'exceptions', key], text);
      }),
  );
}

function keysOf(namespaces: readonly InspectedNamespace[]): ReadonlySet<string> {
  const keys = namespaces.flatMap(({ namespace, translated, missing }) =>
    [...translated, ...missing].map(({ key }) => `${namespace}:${key}`),
  );
  return new Set(keys);
}

/** Checks the glossary; warns of translations without its terms or with forbidden words. */
export function checkGlossary(
  locales: Locales,
  tag: string,
  namespaces: readonly InspectedNamespace[],
): CheckedGlossary {
  const file = locales.read(tag, glossaryFile);
  const { terms, problems } = readGlossary(file);
  if (!file || problems.length > 0) return { problems, warnings: [] };
  const termsIn = termFinder(terms);
  const faultsIn = (namespace: string, { key, english, text }: TranslatedText) =>
    termsIn(english)
      .filter(([, { exceptions }]) => !exceptions?.[`${namespace}:${key}`])
      .map(([name, term]) => faultOf(plain(text), name, term))
      .filter((fault) => fault !== undefined);
  const warnings = namespaces.flatMap(({ namespace, translated, at }) =>
    translated.flatMap((text) => faultsIn(namespace, text).map((fault) => at(text.path, fault))),
  );
  return { problems, warnings: [...strayExceptions(file, terms, keysOf(namespaces)), ...warnings] };
}
