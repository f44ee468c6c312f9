import { englishTag } from '../i18n/keys.ts';
import { longestLoanFigures } from '../site/loanCost.ts';
import { checkEnglish } from './checkEnglish.ts';
import { checkFigures } from './checkFigures.ts';
import { glossaryCheck, readGlossary } from './checkGlossary.ts';
import { quoteCheck } from './checkQuotes.ts';
import { checkMeta } from './checkSettings.ts';
import { checkLength, checkText, withoutCode } from './checkText.ts';
import { unitCheck } from './checkUnits.ts';
import { checkKeys, copiesIn, type ExpectedText, expectedTexts } from './compareKeys.ts';
import { readEarlierEnglish } from './earlierEnglish.ts';
import { isGroup, isNamespace, type JsonFile, Locales, type Problem, textAt } from './Locales.ts';
import { checkTag, type LanguageRules, languageRules } from './languageRules.ts';
import { isKept, isOutdated, readSources, type Sources } from './sources.ts';

export type Source = ReturnType<typeof readSource>;

export type InspectedNamespace = ReturnType<typeof inspectNamespace>;

export type InspectedLanguage = ReturnType<typeof inspectLanguage>;

/** What the files of a language are checked with. */
interface Context {
  readonly rules: LanguageRules;
  readonly sources: Sources;
  readonly checkUnits: ReturnType<typeof unitCheck>;
  readonly warningsOn: (text: ExpectedText) => string[];
}

/** The JSON files of a folder by their names without ending. */
function filesIn(locales: Locales, ...folder: string[]): Map<string, JsonFile> {
  const files = new Map<string, JsonFile>();
  for (const name of locales.files(...folder).filter(isNamespace)) {
    const file = locales.read(...folder, name);
    if (file) files.set(name.slice(0, -'.json'.length), file);
  }
  return files;
}

/** The note for translators on a text; empty if there is none. */
export function noteOf({ notes }: Source, { id, noteKey }: ExpectedText): string {
  const [namespace = ''] = id.split(':');
  return textAt(notes.get(namespace)?.content, noteKey) ?? '';
}

/** Reads what translations are compared with. */
export function readSource(locales: Locales) {
  const figures = locales.read('figures.json')?.content ?? {};
  return {
    /** The English files by namespace. */
    namespaces: filesIn(locales, englishTag),
    /** The files of notes by namespace; plural forms share the key without form. */
    notes: filesIn(locales, englishTag, 'notes'),
    /** The units of the figures by name, and of those that follow from them. */
    figures: new Map(
      Object.entries({ ...figures, ...longestLoanFigures(figures) }).map(
        ([name, figure]) => [name, String(isGroup(figure) ? figure.unit : '')] as const,
      ),
    ),
    /** Earlier and current English texts by their hashes. */
    earlierEnglish: readEarlierEnglish(locales),
  };
}

/** The problems of the folder itself and of the figures. */
function* checkFolder(locales: Locales, { namespaces }: Source): Generator<Problem> {
  const figures = locales.read('figures.json');
  if (figures) yield* checkFigures(figures);
  else yield locales.problem('The file of all figures is missing: put it back.', 'figures.json');
  if (namespaces.size === 0)
    yield locales.problem('The English files are missing: put them back.', englishTag);
  for (const name of locales.files())
    if (/\.json$/i.test(name) && name !== 'figures.json')
      yield locales.problem('Texts belong into the folder of a language: move this file.', name);
  for (const tag of locales.tags()) {
    const wrongTag = checkTag(tag);
    if (wrongTag !== undefined) yield locales.problem(wrongTag, tag);
  }
}

/** The problems of files that have no English file of their name. */
function* checkNames(locales: Locales, { namespaces }: Source, ...folder: string[]) {
  for (const name of locales.files(...folder)) {
    const isKnown = name === 'meta.json' || namespaces.has(name.replace(/\.json$/, ''));
    const text = 'English has no file of this name, so nothing uses it: rename or remove it.';
    if (/\.json/i.test(name) && !isKnown) yield locales.problem(text, ...folder, name);
  }
  const inner = folder.length === 1 ? ['checks', 'notes'] : [];
  for (const name of locales.folders(...folder).filter((one) => !inner.includes(one)))
    yield locales.problem(
      `Nothing reads this folder: move its files into locales/${folder[0]}/, and remove it.`,
      ...folder,
      name,
    );
}

/** Compares a file of a language with the English file, and checks its texts. */
function inspectNamespace(
  namespace: string,
  english: JsonFile,
  file: JsonFile | undefined,
  { rules, sources, checkUnits, warningsOn }: Context,
) {
  const isReadable = english.content !== undefined && (!file || file.content !== undefined);
  const own = file?.content ?? {};
  const texts = isReadable ? expectedTexts(namespace, english.content, own, rules) : [];
  const copies = copiesIn(texts, (text) => isKept(text, sources), rules);
  const filled = texts.filter(({ text }) => text !== '');
  const translated = filled.filter(({ id }) => !copies.has(id));
  const problems: Problem[] = [...(file?.problems ?? [])];
  const warnings: Problem[] = [];
  if (file && isReadable) {
    problems.push(...checkKeys(file, english.content, own, rules));
    for (const text of translated) {
      const faults = [...checkText(text, rules), ...checkUnits(text)];
      for (const fault of faults) problems.push(file.at(text.path, fault));
      for (const warning of warningsOn(text)) warnings.push(file.at(text.path, warning));
    }
  }
  return {
    namespace,
    /** False if its file or the English file is invalid. */
    isReadable,
    translated,
    // A translation may lack the form of an exact number, or of numbers that nobody uses.
    missing: texts.filter(
      ({ id, text, form }) =>
        copies.has(id) || (text === '' && (!form || rules.numbersOf(form).length > 0)),
    ),
    /** The translations whose English text has changed since they were made. */
    outdated: translated.filter((text) => isOutdated(text, sources)),
    /** Texts that are only copies of the English ones, and count as missing. */
    copied: filled.filter(({ id }) => copies.has(id)),
    /** All texts that are the same as the English ones. */
    identical: filled.filter(
      ({ text, english }) => text === english && /\p{L}/u.test(withoutCode(english)),
    ),
    problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    /** Possible faults, which do not fail the check. */
    warnings,
  };
}

/** Reads and checks the folder of a language. */
function inspectLanguage(locales: Locales, tag: string, source: Source) {
  const rules = languageRules(tag);
  const meta = locales.read(tag, 'meta.json');
  const noMeta = 'The file is missing: copy that of English and change it.';
  const glossary = readGlossary(locales, tag);
  const sources = readSources(locales, tag);
  const checkTerms = glossaryCheck(glossary.terms);
  const checkByNote =
    tag === englishTag
      ? quoteCheck(source)
      : ({ text }: ExpectedText, note: string) => checkLength(text, note);
  const warningsOn = (text: ExpectedText) => [
    ...checkTerms(text),
    ...checkByNote(text, noteOf(source, text)),
  ];
  const own = filesIn(locales, tag);
  const commons = [own, source.namespaces].map((files) => files.get('common')?.content ?? {});
  const checkUnits = unitCheck(source.figures, commons, rules);
  const namespaces = [...source.namespaces].map(([namespace, english]) =>
    inspectNamespace(namespace, english, own.get(namespace), {
      rules,
      sources,
      checkUnits,
      warningsOn,
    }),
  );
  const problems = [
    ...(meta ? checkMeta(meta, rules) : [locales.problem(noMeta, tag, 'meta.json')]),
    ...checkNames(locales, source, tag),
    ...sources.problems,
    ...glossary.problems,
    ...namespaces.flatMap((namespace) => namespace.problems),
    ...(tag === englishTag ? checkNames(locales, source, tag, 'notes') : []),
    ...(tag === englishTag ? checkEnglish(source) : []),
  ];
  const { name = '', status = '' } = meta?.content ?? {};
  return { tag, name: String(name), status: String(status), namespaces, problems, sources };
}

/** Reads and checks every language of a `locales` folder; writes nothing. */
export function inspectLocales(folder: string) {
  const locales = new Locales(folder);
  const source = readSource(locales);
  const tags = locales.tags().filter((tag) => checkTag(tag) === undefined);
  const languages = tags.map((tag) => inspectLanguage(locales, tag, source));
  const all = languages.flatMap(({ problems }) => problems);
  return { source, languages, problems: [...checkFolder(locales, source), ...all] };
}
