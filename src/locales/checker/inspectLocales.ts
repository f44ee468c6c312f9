import { englishTag } from '../../i18n/keys.ts';
import { type ExpectedText, expectedTexts } from '../files/expectedTexts.ts';
import { figuresFile, type JsonFile, Locales, type Problem } from '../files/Locales.ts';
import { checkTag, type LanguageRules, languageRules } from '../files/languageRules.ts';
import { readMeta } from '../files/meta.ts';
import { readFigures } from '../files/readFigures.ts';
import { englishThen, type Records, readRecords, standInsIn } from '../files/records.ts';
import { checkAlike } from './checkAlike.ts';
import { englishWordsCheck } from './checkEnglishWords.ts';
import { glossaryCheck, readGlossary } from './checkGlossary.ts';
import { checkKeys } from './checkKeys.ts';
import { quoteCheck } from './checkQuotes.ts';
import { checkLength, checkMarks, checkRanges, checkText } from './checkText.ts';
import { unitCheck } from './checkUnits.ts';
import { checkEnglish, type English, noteOf, readEnglish } from './english.ts';

/** The texts of a file of a language, by what is left to do, and its problems. */
export interface InspectedNamespace {
  readonly namespace: string;
  /** False if the language's file or the English file is invalid. */
  readonly isReadable: boolean;
  readonly translated: readonly ExpectedText[];
  readonly missing: readonly ExpectedText[];
  /** The translations whose English text has changed since they were made. */
  readonly outdated: readonly ExpectedText[];
  /** Texts that are only copies of the English ones, keys or marks, and count as missing. */
  readonly standIns: ReadonlySet<ExpectedText>;
  readonly problems: readonly Problem[];
  /** Possible faults, which do not fail the check. */
  readonly warnings: readonly Problem[];
}

/** The folder of a language; name and status are those of its meta.json, right or wrong. */
export interface InspectedLanguage {
  readonly tag: string;
  readonly name: string;
  readonly status: string;
  readonly namespaces: readonly InspectedNamespace[];
  readonly problems: readonly Problem[];
  readonly records: Records;
}

/** The rules and records of a language, and the checks of its texts. */
interface Context {
  readonly rules: LanguageRules;
  readonly records: Records;
  readonly faultsOf: (text: ExpectedText) => string[];
  readonly warningsOn: (text: ExpectedText) => string[];
}

/** The problems of the folder itself and of the figures. */
function* checkFolder(locales: Locales, { namespaces }: English): Generator<Problem> {
  yield* readFigures(locales).problems;
  if (namespaces.size === 0)
    yield locales.problem('The English files are missing: put them back.', englishTag);
  for (const name of locales.files())
    if (/\.json$/i.test(name) && name !== figuresFile)
      yield locales.problem('Texts belong into the folder of a language: move this file.', name);
  for (const tag of locales.tags()) {
    const wrongTag = checkTag(tag);
    if (wrongTag !== undefined) yield locales.problem(wrongTag, tag);
  }
}

/** The problems of files and folders that have no English counterpart. */
function* checkNames(locales: Locales, { namespaces }: English, ...folder: string[]) {
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
  { rules, records, faultsOf, warningsOn }: Context,
): InspectedNamespace {
  const isReadable = english.content !== undefined && (!file || file.content !== undefined);
  const own = file?.content ?? {};
  const texts = isReadable ? expectedTexts(namespace, english.content, own, rules) : [];
  const standIns = standInsIn(texts, records, rules);
  const filled = texts.filter(({ text }) => text !== '');
  const translated = filled.filter((text) => !standIns.has(text));
  const problems: Problem[] = [...(file?.problems ?? [])];
  const warnings: Problem[] = [];
  if (file && isReadable) {
    problems.push(...checkKeys(file, english.content, own, rules));
    for (const text of translated) {
      problems.push(...faultsOf(text).map((fault) => file.at(text.path, fault)));
      warnings.push(...warningsOn(text).map((warning) => file.at(text.path, warning)));
    }
  }
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const given = new Set(filled.map(({ id }) => id));
  // A translation may lack a plural form of numbers that the site does not state, or that have forms
  // of their own. It counts nothing by halves but millions, and nothing that is not there.
  const isNeeded = ({ form, base, baseKey }: ExpectedText) =>
    !form ||
    rules.numbersOf(form).some((number) => {
      const isStated = number > 0 && (Number.isInteger(number) || base === 'nairaMillions');
      return isStated && !given.has(`${namespace}:${baseKey}_${number}`);
    });
  const missing = texts.filter((one) => standIns.has(one) || (one.text === '' && isNeeded(one)));
  const outdated = translated.filter((text) => englishThen(text, records) !== text.english);
  return { namespace, isReadable, translated, missing, outdated, standIns, problems, warnings };
}

/** Reads and checks the folder of a language. */
function inspectLanguage(locales: Locales, tag: string, english: English): InspectedLanguage {
  const rules = languageRules(tag);
  const glossary = readGlossary(locales, tag);
  const records = readRecords(locales, tag);
  const own = locales.namespaces(tag);
  const commonIn = (files: ReadonlyMap<string, JsonFile>) => files.get('common')?.content ?? {};
  const checkUnits = unitCheck(english.figures, commonIn(own), commonIn(english.namespaces), rules);
  const checkEnglishWords = englishWordsCheck(english, rules);
  const checkTerms = glossaryCheck(glossary.content?.terms ?? {});
  // Whoever changes an English text may forget its note.
  const checkQuotes = tag === englishTag ? quoteCheck(english) : undefined;
  const context: Context = {
    rules,
    records,
    faultsOf: (text) => [
      ...checkText(text, rules),
      ...checkUnits(text),
      ...checkEnglishWords(text),
    ],
    warningsOn: (text) => [
      ...checkTerms(text),
      ...checkRanges(text),
      ...checkMarks(text, rules),
      ...checkLength(text.text, noteOf(english, text)),
      ...(checkQuotes?.(text, noteOf(english, text)) ?? []),
    ],
  };
  const namespaces = [...english.namespaces].map(([namespace, file]) =>
    inspectNamespace(namespace, file, own.get(namespace), context),
  );
  const meta = readMeta(locales, tag);
  const common = own.get('common');
  const problems = [
    ...meta.problems,
    ...(common && meta.content
      ? checkAlike(common, { ...meta.content, tag }, commonIn(english.namespaces))
      : []),
    ...checkNames(locales, english, tag),
    ...records.problems,
    ...glossary.problems,
    ...namespaces.flatMap((namespace) => namespace.problems),
    ...(tag === englishTag ? checkNames(locales, english, tag, 'notes') : []),
    ...(tag === englishTag ? checkEnglish(english) : []),
  ];
  const { name = '', status = '' } = locales.read(tag, 'meta.json')?.content ?? {};
  return { tag, name: String(name), status: String(status), namespaces, problems, records };
}

/** Reads and checks every language of a `locales` folder; writes nothing. */
export function inspectLocales(folder: string) {
  const locales = new Locales(folder);
  const english = readEnglish(locales);
  const tags = locales.tags().filter((tag) => checkTag(tag) === undefined);
  const languages = tags.map((tag) => inspectLanguage(locales, tag, english));
  const all = languages.flatMap(({ problems }) => problems);
  return { english, languages, problems: [...checkFolder(locales, english), ...all] };
}
