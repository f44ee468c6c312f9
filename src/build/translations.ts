import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TranslationsFile, TranslationsPart } from '../i18n/createTranslations.ts';
import { sourceTag } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import type { Figure } from '../localeChecker/checkSettings.ts';
import { Locales, noNamespaces } from '../localeChecker/Locales.ts';
import { canonicalTag, pluralRules } from '../localeChecker/languageRules.ts';
import { problemLine, readJson as readChecked } from '../localeChecker/readJson.ts';
import type { CompanyFacts } from '../site/settings.ts';
import { interpolate, type Values, valuesIn } from './figures.ts';

/** The texts of a namespace as nested objects; null for a missing translation. */
interface Texts {
  [name: string]: string | null | Texts;
}

/** The folder of the locale files; tests use one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

const locales = new Locales(localesFolder);

/** @throws an error that names file, line and mistake, if the file is not JSON */
function readJson(...parts: string[]): unknown {
  const file = locales.path(...parts);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const [problem] = readChecked(file, locales.shown(...parts)).problems;
    throw new Error(problem ? problemLine(problem) : `${file} cannot be read.`);
  }
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readTexts(tag: string, namespace: string): Texts {
  const name = `${namespace}.json`;
  const texts = locales.has(tag, name) ? readJson(tag, name) : {};
  return isTexts(texts) ? texts : {};
}

/** All languages with their `meta.json`, which `npm run locales` checks: English first, then by tag. */
function readLanguages(): Language[] {
  // A folder without meta.json may still be being copied; `npm run locales` reports it.
  const tags = locales.tags().filter((tag) => locales.has(tag, 'meta.json'));
  return tags.map((tag) => {
    // i18next looks languages up by canonical tags.
    const canonical = canonicalTag(tag);
    if (canonical !== tag)
      throw new Error(`locales/${tag}: rename it to ${canonical ?? 'a BCP 47 tag such as “fr”'}.`);
    // The checker knows its shape.
    return { ...(readJson(tag, 'meta.json') as Omit<Language, 'tag'>), tag };
  });
}

/** The namespaces of a part, from the files of English. */
function namespacesOf(part: TranslationsPart): string[] {
  return locales
    .files(sourceTag)
    .filter((name) => name.endsWith('.json') && !noNamespaces.has(name))
    .map((name) => path.basename(name, '.json'))
    .filter((name) => name.startsWith('policy-') === (part === 'policies'));
}

/** Texts with their values; null for a text whose figure lacks a unit in the language. */
function interpolateTexts(texts: Texts, values: Values): Texts {
  const interpolated: Texts = {};
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') interpolated[name] = interpolate(text, values);
    else if (isTexts(text)) interpolated[name] = interpolateTexts(text, values);
  }
  return interpolated;
}

/** Plural forms: `month_one` and `month_other` are forms of `month`; the suffix is a CLDR category. */
function pluralBase(name: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(name)?.[1];
}

function ownText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function hasText(texts: Texts): boolean {
  return Object.values(texts).some((value) => (isTexts(value) ? hasText(value) : value !== null));
}

/**
 * Splits a namespace into the language's texts, in the order of the English file and with null for
 * missing ones (i18next then uses the fallback language), and the English texts that it lacks: all
 * forms of a plural, because the count may select any.
 */
function splitTexts(english: Texts, translation: Texts, categories: readonly string[]) {
  const own: Texts = {};
  const en: Texts = {};
  for (const [name, text] of Object.entries(english)) {
    const base = pluralBase(name);
    const given = translation[name];
    if (isTexts(text)) {
      const inner = splitTexts(text, isTexts(given) ? given : {}, categories);
      own[name] = inner.own;
      if (Object.keys(inner.en).length > 0) en[name] = inner.en;
    } else if (base) {
      const forms = categories.map((category) => `${base}_${category}`);
      for (const form of forms) own[form] = ownText(translation[form]);
      if (forms.some((form) => own[form] === null)) en[name] = text;
    } else {
      own[name] = ownText(given);
      if (own[name] === null) en[name] = text;
    }
  }
  return hasText(own) ? { own, en } : { own: {}, en: english };
}

export interface Reader {
  readonly languages: readonly Language[];
  /** The translations file of a part of the site in a language; of English for an unknown tag. */
  read(tag: string, part: TranslationsPart): TranslationsFile;
}

/**
 * Reads the locale files as they are now, for a build or for one response of the development server.
 * Figures and company facts are interpolated; the placeholders for values of the browser stay.
 * @throws an error that names the file, if one cannot be read
 */
export function createReader(facts: CompanyFacts): Reader {
  // `npm run locales` checks them.
  const figures = readJson('figures.json') as Readonly<Record<string, Figure>>;
  const languages = readLanguages();
  // Every figure is also a text of `common`, for components that show only the figure.
  const figureTexts = Object.fromEntries(Object.keys(figures).map((name) => [name, `{{${name}}}`]));

  const readNamespace = (language: Language, namespace: string, values: Values): Texts => {
    const further: Texts = namespace === 'common' ? { figures: figureTexts } : {};
    return interpolateTexts({ ...readTexts(language.tag, namespace), ...further }, values);
  };
  const valuesOf = (language: Language) =>
    valuesIn(language, readTexts(language.tag, 'common'), figures, facts);

  const makeFile = (tag: string, part: TranslationsPart): TranslationsFile => {
    const file: { own: Record<string, Texts>; en: Record<string, Texts> } = { own: {}, en: {} };
    const source = languages.find((language) => language.tag === sourceTag);
    if (!source) throw new Error(`locales/${sourceTag}/meta.json is missing`);
    const language = languages.find((candidate) => candidate.tag === tag) ?? source;
    const [english, own] = [valuesOf(source), valuesOf(language)];
    const { pluralCategories } = pluralRules(language.tag).resolvedOptions();
    for (const namespace of namespacesOf(part)) {
      const texts = readNamespace(source, namespace, english);
      // English is the same file as that of a language without a text of its own.
      const translation = language === source ? {} : readNamespace(language, namespace, own);
      const split = splitTexts(texts, translation, pluralCategories);
      if (hasText(split.own)) file.own[namespace] = split.own;
      if (Object.keys(split.en).length > 0) file.en[namespace] = split.en;
    }
    return file;
  };

  const made = new Map<string, TranslationsFile>();
  const read = (tag: string, part: TranslationsPart) => {
    const file = made.get(`${tag}/${part}`) ?? makeFile(tag, part);
    made.set(`${tag}/${part}`, file);
    return file;
  };
  return { languages, read };
}
