import { sourceTag } from '../../i18n/sourceTag.ts';
import { type KnownText, knownTexts } from './compareTrees.ts';
import { describeNode, type JsonGroup, type JsonNode } from './json/JsonNode.ts';
import { languageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import { type Complaint, type Problem, problemsIn } from './Problem.ts';
import { readGroup, type Source } from './readSource.ts';

const folder = 'notes';

/** The notes for translators: `namespace:key` to a note, a counted text under its base name. */
export type Notes = ReadonlyMap<string, string>;

/** The notes that can be read. */
export function readNotes(locales: Locales, source: Source): Notes {
  const notes = new Map<string, string>();
  for (const namespace of source.namespaces.keys()) {
    const file = [sourceTag, folder, `${namespace}.json`];
    const group = locales.has(...file) ? readGroup(locales.path(...file)).group : undefined;
    for (const [key, node] of group?.members ?? [])
      if (node.kind === 'text') notes.set(`${namespace}:${key}`, node.value);
  }
  return notes;
}

// What stands there in English is wrong already, and said so.
function isEnglishMistake(key: string, english: JsonGroup): boolean {
  let node: JsonNode | undefined = english;
  for (const name of key.split('.'))
    node = node?.kind === 'group' ? node.members.get(name) : undefined;
  return node?.kind === 'other';
}

function noteComplaint(key: string, node: JsonNode, keys: ReadonlySet<string>): Complaint[] {
  const { line } = node;
  if (!keys.has(key)) {
    const text = `English has no such key, so this note explains nothing.${didYouMean(key, keys)} Rename or remove it; a counted text has one note, without _one or _other.`;
    return [{ line, key, text }];
  }
  if (node.kind !== 'text')
    return [{ line, key, text: `Here stands ${describeNode(node)}. Write the note as a text.` }];
  return node.value.trim() === ''
    ? [{ line, key, text: 'The note is empty. Say where the text stands and what it means.' }]
    : [];
}

function textsWithoutNote(texts: readonly KnownText[], notes: JsonGroup): readonly KnownText[] {
  const told = new Set(notes.members.keys());
  return texts.filter(({ noteKey }) => {
    const isNew = !told.has(noteKey);
    told.add(noteKey);
    return isNew;
  });
}

function checkNamespace(locales: Locales, namespace: string, english: JsonGroup): Problem[] {
  const name = `${namespace}.json`;
  const shown = locales.shown(sourceTag, folder, name);
  if (!locales.has(sourceTag, folder, name))
    return [
      { file: shown, text: `The notes for translators are missing. Write one for each key.` },
    ];
  const { group, complaints } = readGroup(locales.path(sourceTag, folder, name));
  if (!group) return problemsIn(shown, complaints);
  const texts = knownTexts(english, languageRules(sourceTag));
  const keys = new Set(texts.map(({ noteKey }) => noteKey));
  const wrong = [...group.members]
    .filter(([key]) => !isEnglishMistake(key, english))
    .flatMap(([key, node]) => noteComplaint(key, node, keys));
  const lacking = textsWithoutNote(texts, group).map(({ noteKey, expected: { line } }) => {
    const text = `There is no note for translators. Add “${noteKey}” to ${shown}.`;
    return { line, key: noteKey, text };
  });
  return [
    ...problemsIn(shown, [...complaints, ...wrong]),
    ...problemsIn(locales.shown(sourceTag, name), lacking),
  ];
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

/** Keys without a note, empty notes, and notes without a key. */
export function checkNotes(locales: Locales, source: Source): Problem[] {
  const problems = [...source.namespaces].flatMap(([namespace, { group: english }]) =>
    english ? checkNamespace(locales, namespace, english) : [],
  );
  return [...problems, ...strayNotes(locales, source)];
}
