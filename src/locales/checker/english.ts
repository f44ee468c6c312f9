import { derivedFigures } from '../../facts/loanCost.ts';
import { companyFacts } from '../../facts/settings.ts';
import { codeValues, englishTag } from '../../i18n/keys.ts';
import { checkFile } from '../files/checkFile.ts';
import { type ExpectedText, expectedTexts } from '../files/expectedTexts.ts';
import {
  figuresFile,
  type JsonFile,
  type Locales,
  type Problem,
  textAt,
} from '../files/Locales.ts';
import { languageRules } from '../files/languageRules.ts';
import textsSchema from '../files/schemas/texts.schema.json' with { type: 'json' };
import { placeholdersIn } from './checkText.ts';

/** What translations are compared with. */
export interface English {
  /** The English files by namespace. */
  readonly namespaces: ReadonlyMap<string, JsonFile>;
  /** The files of notes by namespace; all plural forms share a key, which has no form. */
  readonly notes: ReadonlyMap<string, JsonFile>;
  /** The units by name of the figures, and of the figures that follow from them. */
  readonly figures: ReadonlyMap<string, string>;
}

export function readEnglish(locales: Locales): English {
  const figures = locales.read(figuresFile)?.content ?? {};
  return {
    namespaces: locales.namespaces(englishTag),
    notes: locales.namespaces(englishTag, 'notes'),
    figures: new Map(
      Object.entries({ ...figures, ...derivedFigures(figures) }).map(
        ([name, figure]) => [name, textAt(figure, 'unit') ?? ''] as const,
      ),
    ),
  };
}

/** The note for translators on a text; empty if there is none. */
export function noteOf({ notes }: English, { id, baseKey }: ExpectedText): string {
  const [namespace = ''] = id.split(':');
  return textAt(notes.get(namespace)?.content, baseKey) ?? '';
}

/** Whether the note is reported at this text: the forms of a plural share one. */
export function hasOwnNote({ form }: ExpectedText): boolean {
  return form === undefined || form === 'other';
}

/** Whether a text lacks its note. A file without valid notes is reported once for all its texts. */
function lacksNote(english: English, namespace: string, text: ExpectedText): boolean {
  const isRead = english.notes.get(namespace)?.content !== undefined;
  return isRead && hasOwnNote(text) && noteOf(english, text).trim() === '';
}

/**
 * The problems that only English files can have: missing texts, placeholders that nothing fills in,
 * missing notes.
 */
export function* checkEnglish(english: English): Generator<Problem> {
  const { namespaces, notes, figures } = english;
  const names = [...figures.keys(), ...companyFacts, ...codeValues];
  const known = new Set(names.map((name) => `{{${name}}}`));
  for (const [namespace, file] of namespaces) {
    const shown = `locales/en/notes/${namespace}.json`;
    // Faults of the JSON are reported with the texts.
    yield* checkFile({ ...file, problems: [] }, textsSchema).problems;
    yield* notes.get(namespace)?.problems ?? [];
    if (!notes.has(namespace))
      yield { file: shown, text: 'The notes on the texts are missing: write one for each.' };
    const { content = {} } = file;
    for (const text of expectedTexts(namespace, content, content, languageRules(englishTag))) {
      const unknown = placeholdersIn(text.text).filter((one) => !known.has(one));
      if (text.text === '')
        yield file.at(text.path, 'English needs every text in each of its plural forms: write it.');
      // Without a valid figures.json every figure would be unknown.
      if (unknown.length > 0 && figures.size > 0)
        yield file.at(
          text.path,
          `${unknown.join(' ')} is no figure of figures.json, no company fact and no value of the code, so nothing fills it in: correct or remove it.`,
        );
      if (lacksNote(english, namespace, text))
        yield file.at(
          text.path,
          `There is no note for translators: add “${text.baseKey}” to ${shown}.`,
        );
    }
  }
}
