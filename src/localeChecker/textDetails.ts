import { lengthLimit, lengthOf } from './checkLengths.ts';
import { type Notes, readNotes } from './checkNotes.ts';
import { type ExpectedText, expectedTexts } from './expectedTexts.ts';
import type { InspectedLanguage, InspectedLocales, ReportedNamespace } from './inspectLanguage.ts';
import { exampleNumbers, type LanguageRules, languageRules } from './LanguageRules.ts';
import type { Source } from './readSource.ts';

/** A text with all that a translator needs to know about it. */
export interface TextDetails {
  readonly namespace: string;
  /** The dotted key, without its namespace. */
  readonly key: string;
  /** The key as in code: without plural form. */
  readonly noteKey: string;
  /** Its line in the language's file; 1 if it is missing. */
  readonly line: number;
  readonly english: string;
  readonly note: string;
  /** The length that the note asks for, and that of the translation, in characters. */
  readonly limit: number | undefined;
  readonly length: number;
  /** Empty for a missing translation. */
  readonly translation: string;
  readonly state: '' | 'missing' | 'outdated';
  /** The English text that an outdated translation was made from. */
  readonly formerEnglish: string | undefined;
}

/** The note on a text, with example numbers of its plural form. */
function noteOf({ form }: ExpectedText, note: string | undefined, rules: LanguageRules): string {
  const numbers = form === undefined ? '' : exampleNumbers(form, rules);
  return [note, numbers && `Plural form: after ${numbers}.`].filter(Boolean).join(' ');
}

function detailsIn(
  reported: ReportedNamespace,
  rules: LanguageRules,
  source: Source,
  notes: Notes,
) {
  const { namespace, translated, missing, outdated } = reported;
  const translations = new Map(translated.map(({ key, text }) => [key, text]));
  const snapshots = new Map(outdated.map(({ key, snapshot }) => [key, snapshot]));
  const lacking = new Set(missing.map(({ key }) => key));
  const content = source.namespaces.get(namespace)?.content ?? {};
  return expectedTexts(content, rules)
    .filter(({ key }) => translations.has(key) || lacking.has(key))
    .map((expected): TextDetails => {
      const { key, noteKey, english } = expected;
      const note = notes.get(`${namespace}:${noteKey}`);
      const former = snapshots.get(key)?.english;
      const translation = translations.get(key) ?? '';
      const state = former === undefined ? '' : 'outdated';
      return {
        namespace,
        key,
        noteKey,
        english,
        translation,
        line: reported.at(expected.path, '').line ?? 1,
        note: noteOf(expected, note, rules),
        limit: lengthLimit(note),
        length: lengthOf(translation),
        state: lacking.has(key) ? 'missing' : state,
        formerEnglish: former,
      };
    });
}

/** The texts of a language, translated or missing, in the order of the English files. */
export function textDetails(
  { locales, source }: InspectedLocales,
  { tag, namespaces }: InspectedLanguage,
): TextDetails[] {
  const [rules, notes] = [languageRules(tag), readNotes(locales, source)];
  return namespaces.flatMap((reported) => detailsIn(reported, rules, source, notes));
}
