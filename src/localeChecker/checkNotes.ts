import { sourceTag } from '../i18n/sourceTag.ts';
import { expectedTexts } from './expectedTexts.ts';
import { languageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { didYouMeanKey } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { describe, isGroup, type Json, type JsonFile, valueAt } from './readJson.ts';
import type { Source } from './readSource.ts';

/** The notes for translators by `namespace:key`; plural forms share the key without form. */
export type Notes = ReadonlyMap<string, string>;

const folder = 'notes';

/** Reads the notes of all namespaces, without invalid ones. */
export function readNotes(locales: Locales, source: Source): Notes {
  const notes = [...source.namespaces.keys()].flatMap((namespace) => {
    const { content = {} } = locales.read(sourceTag, folder, `${namespace}.json`) ?? {};
    return Object.entries(content).flatMap(([key, note]) =>
      typeof note === 'string' ? [[`${namespace}:${key}`, note] as const] : [],
    );
  });
  return new Map<string, string>(notes);
}

function noteFault(
  key: string,
  note: Json,
  texts: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!texts.has(key))
    return `English has no such key, so this note explains nothing.${didYouMeanKey(key, texts.keys())} Rename or remove it; a counted text has one note, without _one or _other.`;
  if (typeof note !== 'string') return `Here stands ${describe(note)}. Write the note as a text.`;
  return note.trim() === ''
    ? 'The note is empty. Say where the text stands and what it means.'
    : undefined;
}

function checkNamespace(locales: Locales, namespace: string, english: JsonFile): Problem[] {
  const parts = [sourceTag, folder, `${namespace}.json`];
  const [file, shown] = [locales.read(...parts), locales.shown(...parts)];
  if (!file)
    return [
      { file: shown, text: 'The notes for translators are missing. Write one for each key.' },
    ];
  const { content, problems, at } = file;
  if (!content) return [...problems];
  const expected = expectedTexts(english.content ?? {}, languageRules(sourceTag));
  const texts = new Map(expected.map((text) => [text.noteKey, text]));
  const faults = Object.entries(content).flatMap(([key, note]) => {
    // An invalid English value is reported in the English file.
    const stands = valueAt(english.content, key.split('.'));
    const isMistake = stands !== undefined && typeof stands !== 'string' && !isGroup(stands);
    const text = isMistake ? undefined : noteFault(key, note, texts);
    return text === undefined ? [] : [at([key], text)];
  });
  const lacking = [...texts.values()].filter(({ noteKey }) => !Object.hasOwn(content, noteKey));
  const missing = lacking.map(({ path, source, noteKey }) => {
    const text = `There is no note for translators. Add “${noteKey}” to ${shown}.`;
    return { ...english.at([...path.slice(0, -1), source], text), key: noteKey };
  });
  return [...problems, ...faults, ...missing];
}

function strayNotes(locales: Locales, source: Source): Problem[] {
  return locales
    .files(sourceTag, folder)
    .filter((name) => !source.namespaces.has(name.replace(/\.json$/, '')))
    .map((name) => ({
      file: locales.shown(sourceTag, folder, name),
      text: `There is no locales/${sourceTag}/${name} that these notes could explain. Rename or remove the file.`,
    }));
}

/** Reports keys without a note, empty notes, and notes without a key. */
export function checkNotes(locales: Locales, source: Source): Problem[] {
  const problems = [...source.namespaces].flatMap(([namespace, file]) =>
    file.content ? checkNamespace(locales, namespace, file) : [],
  );
  return [...problems, ...strayNotes(locales, source)];
}
