import { sourceTag } from '../i18n/sourceTag.ts';
import { checkGlossary } from './checkGlossary.ts';
import { checkLengths } from './checkLengths.ts';
import { checkMeta } from './checkMeta.ts';
import { checkNotes, readNotes } from './checkNotes.ts';
import { checkTag } from './checkTag.ts';
import {
  type InspectedNamespace,
  inspectNamespace,
  type TranslatedText,
} from './inspectNamespace.ts';
import { type LanguageRules, languageRules } from './LanguageRules.ts';
import { Locales, noNamespaces } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { readSource, type Source } from './readSource.ts';
import { isOutdated, readSources, type Snapshot, type Snapshots, type Sources } from './sources.ts';
import { withoutPlaceholders } from './text/checkPlaceholders.ts';
import { withoutTags } from './text/checkTags.ts';
import { fontCoversScript } from './text/fontCovers.ts';

/** A translation whose English text has changed since it was made. */
export interface OutdatedText extends TranslatedText {
  readonly snapshot: Snapshot;
}

export interface ReportedNamespace extends InspectedNamespace {
  readonly outdated: readonly OutdatedText[];
  readonly identical: readonly TranslatedText[];
}

export interface InspectedLanguage {
  readonly tag: string;
  /** From meta.json; empty if it has none. */
  readonly name: string;
  readonly status: string;
  readonly namespaces: readonly ReportedNamespace[];
  readonly problems: readonly Problem[];
  /** Possible faults, which do not fail the check. */
  readonly warnings: readonly Problem[];
  /** Information about the language. */
  readonly remarks: readonly string[];
  /** Undefined if sources.json must not be written. */
  readonly sources: Sources | undefined;
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

function isIdentical({ text, english }: TranslatedText): boolean {
  return text === english && /\p{L}/u.test(withoutTags(withoutPlaceholders(english)));
}

function reported(inspected: InspectedNamespace, snapshots: Snapshots): ReportedNamespace {
  const { namespace, translated } = inspected;
  return {
    ...inspected,
    outdated: translated.flatMap((text) => {
      const snapshot = snapshots.get(`${namespace}:${text.key}`);
      return snapshot && isOutdated(text, snapshot) ? [{ ...text, snapshot }] : [];
    }),
    identical: translated.filter(isIdentical),
  };
}

function inspectMeta(locales: Locales, rules: LanguageRules) {
  const file = locales.read(rules.tag, 'meta.json');
  const text = `The file is missing. Copy locales/${sourceTag}/meta.json and change it.`;
  const { name, status } = file?.content ?? {};
  return {
    name: typeof name === 'string' ? name : '',
    status: typeof status === 'string' ? status : '',
    problems: file
      ? checkMeta(file, rules)
      : [{ file: locales.shown(rules.tag, 'meta.json'), text }],
  };
}

function remarksOn({ script, name }: LanguageRules): string[] {
  return fontCoversScript(script)
    ? []
    : [`The site’s font has no letters of ${name}: each device will use its own font for it.`];
}

function misnamed(locales: Locales, tag: string, text: string): InspectedLanguage {
  const problems = [{ file: locales.shown(tag), text: `${text} Rename the folder.` }];
  const nothing = { name: '', status: '', namespaces: [], warnings: [], remarks: [] };
  return { ...nothing, tag, problems, sources: undefined };
}

/** Reads and checks the folder of a language. */
export function inspectLanguage(locales: Locales, tag: string, source: Source): InspectedLanguage {
  const wrongTag = checkTag(tag);
  if (wrongTag !== undefined) return misnamed(locales, tag, wrongTag);
  const rules = languageRules(tag);
  const meta = inspectMeta(locales, rules);
  const namespaces = [...source.namespaces.keys()].map((namespace) =>
    inspectNamespace(locales, rules, namespace, source),
  );
  const { sources, problems } = readSources(locales, tag, namespaces);
  const glossary = checkGlossary(locales, tag, namespaces);
  return {
    ...meta,
    tag,
    namespaces: namespaces.map((inspected) => reported(inspected, sources?.now ?? new Map())),
    problems: [
      ...meta.problems,
      ...problems,
      ...glossary.problems,
      ...strangeFiles(locales, tag, source),
      ...namespaces.flatMap((inspected) => inspected.problems),
      ...(tag === sourceTag ? checkNotes(locales, source) : []),
    ],
    warnings: [
      ...glossary.warnings,
      ...(tag === sourceTag ? [] : checkLengths(namespaces, readNotes(locales, source))),
    ],
    remarks: remarksOn(rules),
    sources,
  };
}

export interface InspectedLocales {
  readonly locales: Locales;
  readonly source: Source;
  readonly languages: readonly InspectedLanguage[];
  /** All problems: those of the figures first, then by language. */
  readonly problems: readonly Problem[];
}

/** Reads and checks every language of a `locales` folder; writes nothing. */
export function inspectLocales(folder: string): InspectedLocales {
  const locales = new Locales(folder);
  const source = readSource(locales);
  const languages = locales.tags().map((tag) => inspectLanguage(locales, tag, source));
  const problems = [...source.problems, ...languages.flatMap((language) => language.problems)];
  return { locales, source, languages, problems };
}
