import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ExpectedText, expectedTexts } from '../expectedTexts.ts';
import {
  type InspectedLanguage,
  type InspectedLocales,
  inspectLanguage,
} from '../inspectLanguage.ts';
import { languageRules } from '../LanguageRules.ts';
import { Locales } from '../Locales.ts';
import { didYouMeanKey } from '../nearest.ts';
import { problemLine } from '../Problem.ts';
import type { Source } from '../readSource.ts';
import { snapshotOf, writeSources } from '../sources.ts';
import type { ImportedText } from './ExchangeFormat.ts';
import { insertText } from './insertText.ts';

/** The texts that a language should have, by namespace. */
type Expected = ReadonlyMap<string, readonly ExpectedText[]>;

interface Imported {
  readonly isDone: boolean;
  /** The number of changes, or the reasons why nothing was changed. */
  readonly text: string;
}

function refused(reasons: readonly string[]): Imported {
  return { isDone: false, text: [...reasons, '', 'Nothing was imported.'].join('\n') };
}

function expectedIn({ namespaces }: Source, tag: string): Expected {
  const rules = languageRules(tag);
  return new Map(
    [...namespaces].map(([name, { content = {} }]) => [name, expectedTexts(content, rules)]),
  );
}

/** Keys that English does not have, and keys that the imported file has twice. */
function faultsOf(texts: readonly ImportedText[], expected: Expected): string[] {
  const known = [...expected].flatMap(([name, all]) => all.map(({ key }) => `${name}:${key}`));
  const keys = new Set(known);
  return texts.flatMap(({ key }, index) => {
    if (!keys.has(key))
      return `${key}: English has no such text.${didYouMeanKey(key, keys)} Rename or remove it.`;
    const isRepeated = texts.findIndex((text) => text.key === key) < index;
    return isRepeated ? `${key}: The text is in the file twice. Remove one of the two.` : [];
  });
}

/** The imported texts that differ from the current ones; an empty one leaves the current one. */
function changedTexts(texts: readonly ImportedText[], { namespaces }: InspectedLanguage) {
  const current = new Map(
    namespaces.flatMap(({ namespace, translated }) =>
      translated.map(({ key, text }) => [`${namespace}:${key}`, text]),
    ),
  );
  return texts
    .map((text) => ({ ...text, translation: text.translation.normalize('NFC') }))
    .filter(({ key, translation }) => translation !== '' && translation !== current.get(key));
}

/** The sources of the files that the imported texts change, by their names. */
function editFiles(
  locales: Locales,
  tag: string,
  changed: readonly ImportedText[],
  expected: Expected,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { key, translation } of changed) {
    const [namespace = ''] = key.split(':', 1);
    const all = expected.get(namespace) ?? [];
    const text = all.find((candidate) => `${namespace}:${candidate.key}` === key);
    const name = `${namespace}.json`;
    const before = locales.has(tag, name) ? readFileSync(locales.path(tag, name), 'utf8') : '{}\n';
    if (text) files.set(name, insertText(files.get(name) ?? before, text, translation, all));
  }
  return files;
}

/** Checks the edited files in a copy of the language's folder. */
function inspectEdited(
  locales: Locales,
  tag: string,
  source: Source,
  files: ReadonlyMap<string, string>,
): InspectedLanguage {
  const copy = new Locales(mkdtempSync(path.join(tmpdir(), 'locales-')));
  try {
    cpSync(locales.path(tag), copy.path(tag), { recursive: true });
    for (const [name, text] of files) writeFileSync(copy.path(tag, name), text);
    return inspectLanguage(copy, tag, source);
  } finally {
    rmSync(copy.folder, { recursive: true });
  }
}

/**
 * Writes imported texts into the files of a language if the checker finds no error in them, else
 * nothing. A changed text was made from the English text that the export held, so it is outdated if
 * English has changed since; an unchanged one keeps its snapshot.
 */
export function importTranslations(
  { locales, source }: InspectedLocales,
  language: InspectedLanguage,
  texts: readonly ImportedText[],
): Imported {
  const { tag } = language;
  const expected = expectedIn(source, tag);
  const faults = faultsOf(texts, expected);
  if (faults.length > 0) return refused(faults);
  const changed = changedTexts(texts, language);
  if (changed.length === 0) return { isDone: true, text: 'No text has changed.' };
  const files = editFiles(locales, tag, changed, expected);
  const { problems, sources } = inspectEdited(locales, tag, source, files);
  // The lines are those of files that were not written.
  const reasons = problems.map(({ line: _, ...problem }) => problemLine(problem));
  if (!sources || reasons.length > 0) return refused(reasons);
  for (const [name, text] of files) writeFileSync(locales.path(tag, name), text);
  const snapshots = changed.map(({ key, english, translation }) => {
    return [key, snapshotOf({ english, text: translation })] as const;
  });
  writeSources(locales, tag, { ...sources, now: new Map([...sources.now, ...snapshots]) });
  const count = `${changed.length === 1 ? '1 text' : `${changed.length} texts`}`;
  return { isDone: true, text: `${count} changed in ${[...files.keys()].join(', ')}.` };
}
