import { lengthLimit } from '../checkLengths.ts';
import { type Notes, readNotes } from '../checkNotes.ts';
import { type ExpectedText, expectedTexts } from '../expectedTexts.ts';
import type { InspectedLanguage, InspectedLocales, ReportedNamespace } from '../inspectLanguage.ts';
import { exampleNumbers, type LanguageRules, languageRules } from '../LanguageRules.ts';
import { isPolicy } from '../newLanguage.ts';
import type { Source } from '../readSource.ts';
import { isHash } from '../sources.ts';
import type { ExportedText } from './ExchangeFormat.ts';

/** The note on a text, with example numbers of its plural form. */
function noteOf({ form }: ExpectedText, note: string | undefined, rules: LanguageRules): string {
  const numbers = form === undefined ? '' : exampleNumbers(form, rules);
  return [note, numbers && `Plural form: after ${numbers}.`].filter(Boolean).join(' ');
}

function textsOf(reported: ReportedNamespace, rules: LanguageRules, source: Source, notes: Notes) {
  const { namespace, translated, missing, outdated } = reported;
  const translations = new Map(translated.map(({ key, text }) => [key, text]));
  const snapshots = new Map(outdated.map(({ key, snapshot }) => [key, snapshot]));
  const lacking = new Set(missing.map(({ key }) => key));
  const english = source.namespaces.get(namespace)?.content ?? {};
  return expectedTexts(english, rules)
    .filter(({ key }) => translations.has(key) || lacking.has(key))
    .map((expected): ExportedText => {
      const { key, english } = expected;
      const note = notes.get(`${namespace}:${expected.noteKey}`);
      const former = snapshots.get(key)?.english;
      const state = former === undefined ? '' : 'outdated';
      return {
        namespace,
        key,
        english,
        note: noteOf(expected, note, rules),
        limit: lengthLimit(note),
        translation: translations.get(key) ?? '',
        state: lacking.has(key) ? 'missing' : state,
        formerEnglish: former === undefined || isHash(former) ? undefined : former,
      };
    });
}

/** The texts of a language for translators; of policy and terms only the files that it has begun. */
export function exportedTexts(
  { locales, source }: InspectedLocales,
  { tag, namespaces }: InspectedLanguage,
): ExportedText[] {
  const [rules, notes] = [languageRules(tag), readNotes(locales, source)];
  return namespaces
    .filter(({ namespace }) => !isPolicy(namespace) || locales.has(tag, `${namespace}.json`))
    .flatMap((reported) => textsOf(reported, rules, source, notes));
}
