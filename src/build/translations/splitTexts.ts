import type { TranslationsFile } from '../../i18n/TranslationsFile.ts';
import { pluralRules } from '../../localeChecker/LanguageRules.ts';
import type { Texts } from './readLocales.ts';

export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Plural forms: `month_one` and `month_other` are forms of `month`; the suffix is a CLDR category. */
function pluralBase(name: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(name)?.[1];
}

function hasText(texts: Texts): boolean {
  return Object.values(texts).some((value) => (isTexts(value) ? hasText(value) : value !== null));
}

/**
 * Splits a namespace into the language's texts, in the order of the English file and with null for
 * missing ones (i18next then uses the fallback language), and the English texts that it lacks: all
 * forms of a plural, because the count may select any.
 */
export function splitTexts(english: Texts, translation: Texts, tag: string): TranslationsFile {
  const categories = pluralRules(tag).resolvedOptions().pluralCategories;
  const parts = split(english, translation, categories);
  return hasText(parts.own) ? parts : { own: {}, en: english };
}

function split(english: Texts, translation: Texts, categories: readonly string[]) {
  const own: Texts = {};
  const en: Texts = {};
  for (const [name, text] of Object.entries(english)) {
    const base = pluralBase(name);
    const given = translation[name];
    if (isTexts(text)) {
      const inner = split(text, isTexts(given) ? given : {}, categories);
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
  return { own, en };
}
