import { noNamespaces } from '../../build/translations/readLocales.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import { checkNotes } from './checkNotes.ts';
import type { TranslatedText } from './compareTrees.ts';
import { inspectMemory, type MemoryChange } from './inspectMemory.ts';
import { inspectMeta } from './inspectMeta.ts';
import { type InspectedNamespace, inspectNamespace } from './inspectNamespace.ts';
import { type LanguageRules, languageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './Problem.ts';
import type { Source } from './readSource.ts';
import { checkTag } from './settings/checkTag.ts';
import { isOutdated, type SourceMemory } from './sourceMemory.ts';
import { fontCoversScript } from './text/fontCovers.ts';

export interface ReportedNamespace extends InspectedNamespace {
  readonly outdated: readonly TranslatedText[];
  readonly identical: readonly TranslatedText[];
}

export interface InspectedLanguage {
  readonly tag: string;
  /** As its meta.json gives them; empty where it does not. */
  readonly name: string;
  readonly status: string;
  readonly namespaces: readonly ReportedNamespace[];
  readonly problems: readonly Problem[];
  /** What is worth knowing and not wrong. */
  readonly remarks: readonly string[];
  /** Undefined where sources.json must stay as it is. */
  readonly memory: MemoryChange | undefined;
}

function strangeFiles(locales: Locales, tag: string, source: Source): Problem[] {
  const names = [...source.namespaces.keys()].map((namespace) => `${namespace}.json`);
  return locales
    .files(tag)
    .filter((name) => /\.json/i.test(name) && !names.includes(name) && !noNamespaces.has(name))
    .map((name) => ({
      file: locales.shown(tag, name),
      text: `English has no file of this name, so its words are shown nowhere.${didYouMean(name, names)} Rename or remove it.`,
    }));
}

function isIdentical({ text, expected: { english } }: TranslatedText): boolean {
  return text === english && /\p{L}/u.test(english.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
}

function reported(inspected: InspectedNamespace, memory: SourceMemory): ReportedNamespace {
  const { namespace, translated } = inspected;
  const outdated = translated.filter((text) => {
    const origin = memory.get(`${namespace}:${text.key}`);
    return origin !== undefined && isOutdated(text, origin);
  });
  return { ...inspected, outdated, identical: translated.filter(isIdentical) };
}

function remarksOn({ script, name }: LanguageRules): string[] {
  return fontCoversScript(script)
    ? []
    : [`The site’s font has no letters of ${name}: each device will use its own font for it.`];
}

function misnamed(locales: Locales, tag: string, text: string): InspectedLanguage {
  const problems = [{ file: locales.shown(tag), text: `${text} Rename the folder.` }];
  return { tag, name: '', status: '', namespaces: [], problems, remarks: [], memory: undefined };
}

/** Everything there is to say about the folder of one language. */
export function inspectLanguage(locales: Locales, tag: string, source: Source): InspectedLanguage {
  const wrongTag = checkTag(tag);
  if (wrongTag !== undefined) return misnamed(locales, tag, wrongTag);
  const rules = languageRules(tag);
  const meta = inspectMeta(locales, rules);
  const namespaces = [...source.namespaces.keys()].map((name) =>
    inspectNamespace(locales, rules, name, source),
  );
  const { memory, problems } = inspectMemory(locales, tag, namespaces);
  const now: SourceMemory = memory?.now ?? new Map();
  return {
    tag,
    name: meta.name,
    status: meta.status,
    namespaces: namespaces.map((inspected) => reported(inspected, now)),
    problems: [
      ...meta.problems,
      ...problems,
      ...strangeFiles(locales, tag, source),
      ...namespaces.flatMap((inspected) => inspected.problems),
      ...(tag === sourceTag ? checkNotes(locales, source) : []),
    ],
    remarks: remarksOn(rules),
    memory,
  };
}
