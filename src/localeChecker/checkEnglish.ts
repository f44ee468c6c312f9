import { codeValues, englishTag } from '../i18n/keys.ts';
import { type ExpectedText, expectedTexts } from '../localeFiles/expectedTexts.ts';
import {
  isGroup,
  type JsonFile,
  type JsonGroup,
  type Problem,
  textAt,
} from '../localeFiles/Locales.ts';
import { languageRules } from '../localeFiles/languageRules.ts';
import { companyFacts } from '../site/settings.ts';
import { checkSchema } from './checkSchema.ts';
import { placeholdersIn } from './checkText.ts';
import type { English } from './english.ts';
import textsSchema from './schemas/texts.schema.json' with { type: 'json' };

function englishTexts(namespace: string, { content = {} }: JsonFile): ExpectedText[] {
  return expectedTexts(namespace, content, content, languageRules(englishTag));
}

/** The paths of the values in nested groups. */
function pathsIn(group: JsonGroup): string[][] {
  return Object.entries(group).flatMap(([name, value]) =>
    isGroup(value) ? pathsIn(value).map((path) => [name, ...path]) : [[name]],
  );
}

/** Reports missing notes, empty ones, and notes on nothing. */
function* checkNotes(namespace: string, file: JsonFile, notes: JsonFile | undefined) {
  const shown = `locales/en/notes/${namespace}.json`;
  if (!notes)
    yield { file: shown, text: 'The notes on the texts are missing: write one for each.' };
  yield* notes?.problems ?? [];
  if (!notes?.content) return;
  const places = new Map(englishTexts(namespace, file).map((text) => [text.noteKey, text.path]));
  for (const path of pathsIn(notes.content))
    if (!places.has(path.join('.')))
      yield notes.at(path, 'English has no such text: rename or remove this note.');
  for (const [key, place] of places)
    if (!textAt(notes.content, key)?.trim())
      yield file.at(place, `There is no note for translators: add “${key}” to ${shown}.`);
}

/** Reports values that are no texts, empty texts, and placeholders that nothing fills in. */
function* checkValues(namespace: string, file: JsonFile, known: ReadonlySet<string>) {
  yield* checkSchema(textsSchema, file);
  for (const { path: place, text } of englishTexts(namespace, file)) {
    if (text === '')
      yield file.at(place, 'English needs every text in each of its plural forms: write it.');
    const unknown = placeholdersIn(text).filter((one) => !known.has(one));
    const why = 'is no figure of figures.json, no company fact and no value of the code';
    // Without a valid figures.json every figure would be unknown.
    if (unknown.length > 0 && known.size > 0)
      yield file.at(
        place,
        `${unknown.join(' ')} ${why}, so nothing fills it in: correct or remove it.`,
      );
  }
}

/** The problems that only English files can have. */
export function* checkEnglish({ namespaces, notes, figures }: English): Generator<Problem> {
  const names = [...figures.keys(), ...companyFacts, ...codeValues];
  const known = new Set(figures.size > 0 ? names.map((name) => `{{${name}}}`) : []);
  for (const [namespace, file] of namespaces) {
    if (!file.content) continue;
    yield* checkValues(namespace, file, known);
    yield* checkNotes(namespace, file, notes.get(namespace));
  }
}
