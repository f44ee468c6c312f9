import path from 'node:path';
import { derivedFigures } from '../facts/loanCost.ts';
import type { CompanyFacts } from '../facts/settings.ts';
import { englishTag } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import type { TranslationsFile, TranslationsPart } from '../i18n/textStore.ts';
import type { Checked } from '../locales/files/checkFile.ts';
import { expectedTexts } from '../locales/files/expectedTexts.ts';
import { type Figures, interpolate, type Values, valuesIn } from '../locales/files/figures.ts';
import {
  isNamespace,
  isPolicy,
  type JsonGroup,
  Locales,
  localesFolder,
  problemLine,
} from '../locales/files/Locales.ts';
import { checkTag, type LanguageRules, languageRules } from '../locales/files/languageRules.ts';
import { readMeta } from '../locales/files/meta.ts';
import { readFigures } from '../locales/files/readFigures.ts';
import { type Records, readRecords, standInsIn } from '../locales/files/records.ts';
import { SettingsError } from './readSettings.ts';

/** The texts of a namespace as nested objects; null for a missing translation. */
interface Texts {
  [name: string]: string | null | Texts;
}

/** A language with its plural forms and the values of its placeholders. */
interface LanguageContext {
  readonly rules: LanguageRules;
  readonly values: Values;
  /** Says which texts are the same as the English ones on purpose. */
  readonly records: Records;
}

const locales = new Locales(localesFolder);

/** @throws an error with the problems of the file if it has no right content */
function contentOf<Content>({ content, problems }: Checked<Content>): Content {
  if (content !== undefined) return content;
  throw new SettingsError(problems.map(problemLine).join('\n'));
}

/** All languages: English first, then by tag. */
function readLanguages(): Language[] {
  // A folder without meta.json may still be being copied; `npm run locales` reports it.
  const tags = locales.tags().filter((tag) => tag === englishTag || locales.has(tag, 'meta.json'));
  return tags.map((tag) => {
    // i18next looks languages up by canonical tags.
    const wrongTag = checkTag(tag);
    if (wrongTag !== undefined) throw new Error(problemLine(locales.problem(wrongTag, tag)));
    return { ...contentOf(readMeta(locales, tag)), tag };
  });
}

/** The texts of a namespace; none if the language has no such file. */
function readTexts(tag: string, namespace: string, figureTexts: JsonGroup = {}): JsonGroup {
  const file = locales.read(tag, `${namespace}.json`);
  const texts = file ? contentOf(file) : {};
  return namespace === 'common' ? { ...texts, figures: figureTexts } : texts;
}

function put(texts: Texts, [name = '', ...rest]: readonly string[], text: string | null): void {
  const inner = texts[name];
  if (rest.length === 0) texts[name] = text;
  else {
    const group = typeof inner === 'object' && inner !== null ? inner : {};
    texts[name] = group;
    put(group, rest, text);
  }
}

/**
 * Splits a namespace into the language's texts, in the order of the English file and with null for
 * missing ones (i18next then uses the fallback language), and the English texts that replace these.
 * If a plural lacks a form, all its English forms are among them, because the count may select any.
 * A text also counts as missing if a word for the unit of one of its figures is missing, or if it
 * only stands in for a translation.
 */
function splitTexts(
  namespace: string,
  english: JsonGroup,
  translation: JsonGroup,
  inEnglish: LanguageContext,
  inLanguage: LanguageContext,
) {
  const own: Texts = {};
  const fallback: Texts = {};
  const lacking = new Set<string>();
  let isTranslated = false;
  const expectations = expectedTexts(namespace, english, translation, inLanguage.rules);
  const standIns = standInsIn(expectations, inLanguage.records, inLanguage.rules);
  for (const expected of expectations) {
    const isMissing = expected.text === '' || standIns.has(expected);
    const text = isMissing ? null : interpolate(expected.text, inLanguage.values);
    put(own, expected.path, text);
    if (text !== null) isTranslated = true;
    // No language needs the form of an exact number.
    else if (!/^\d/.test(expected.form ?? '')) lacking.add(expected.baseKey);
  }
  for (const expected of expectedTexts(namespace, english, english, inEnglish.rules)) {
    const isNeeded = !isTranslated || lacking.has(expected.baseKey);
    if (isNeeded) put(fallback, expected.path, interpolate(expected.english, inEnglish.values));
  }
  return { own: isTranslated ? own : {}, fallback };
}

/** The locale files as the site needs them. */
export interface TranslationsReader {
  readonly languages: readonly Language[];
  /** The translations file of a part of the site; for an unknown tag the English one. */
  readonly read: (tag: string, part: TranslationsPart) => TranslationsFile;
}

/**
 * Reads the locale files as they are now, for a build or for a page of the development server.
 * Figures and company facts are interpolated; the placeholders for values of the browser stay.
 * @throws an error with the lines of `npm run locales` for a file that has mistakes
 */
export function createTranslationsReader(facts: CompanyFacts): TranslationsReader {
  const given = contentOf(readFigures(locales));
  const figures: Figures = { ...given, ...derivedFigures(given) };
  const languages = readLanguages();
  // Every figure is also a text of `common`, for components that show only the figure.
  const figureTexts = Object.fromEntries(Object.keys(figures).map((name) => [name, `{{${name}}}`]));
  const namespaces = locales.files(englishTag).filter(isNamespace);

  const contextOf = (tag: string): LanguageContext => {
    const language = languages.find((candidate) => candidate.tag === tag);
    if (!language) return contextOf(englishTag);
    const values = valuesIn(language, readTexts(tag, 'common'), figures, facts);
    return { rules: languageRules(tag), values, records: readRecords(locales, tag) };
  };

  const makeFile = (tag: string, part: TranslationsPart): TranslationsFile => {
    const own: Record<string, Texts> = {};
    const fallback: Record<string, Texts> = {};
    const [inEnglish, inLanguage] = [contextOf(englishTag), contextOf(tag)];
    for (const namespace of namespaces.map((name) => path.basename(name, '.json'))) {
      if (isPolicy(namespace) !== (part === 'policies')) continue;
      const english = readTexts(englishTag, namespace, figureTexts);
      // English has no texts of its own: it shares one file with languages that are untranslated.
      const known = inLanguage.rules.tag;
      const translation = known === englishTag ? {} : readTexts(known, namespace, figureTexts);
      const split = splitTexts(namespace, english, translation, inEnglish, inLanguage);
      if (Object.keys(split.own).length > 0) own[namespace] = split.own;
      if (Object.keys(split.fallback).length > 0) fallback[namespace] = split.fallback;
    }
    return { own, fallback };
  };

  const made = new Map<string, TranslationsFile>();
  const read = (tag: string, part: TranslationsPart) => {
    const file = made.get(`${tag}/${part}`) ?? makeFile(tag, part);
    made.set(`${tag}/${part}`, file);
    return file;
  };
  return { languages, read };
}
