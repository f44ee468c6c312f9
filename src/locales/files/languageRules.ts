import { englishTag } from '../../i18n/keys.ts';
import type { Language } from '../../i18n/languages.ts';
import { attempt } from './Locales.ts';
import table from './languages.json' with { type: 'json' };

/** The properties of a language in Node's CLDR data on which its texts depend. */
export interface LanguageRules {
  readonly tag: string;
  /** Its English name, for messages. */
  readonly name: string;
  /** The ISO 15924 code of its script, for example Latn or Arab. */
  readonly script: string;
  readonly dir: Language['dir'];
  /** CLDR plural categories: `one` and `other` for English, only `other` for Yoruba. */
  readonly categories: readonly string[];
  /** The everyday numbers in a category: only 1 for English `one`, none for French `many`. */
  readonly numbersOf: (category: string) => readonly number[];
}

const rightToLeft = new Set(table.rightToLeft);

const everydayNumbers = [...Array.from({ length: 201 }, (_, number) => number), 0.5, 1.5];

/** The plural rules of a language; English ones, not the system's, for a tag that CLDR lacks. */
export function pluralRules(tag: string): Intl.PluralRules {
  return new Intl.PluralRules([tag, englishTag]);
}

// Node's own order differs from language to language.
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** @param tag a valid BCP 47 tag */
export function languageRules(tag: string): LanguageRules {
  const plurals = pluralRules(tag);
  const used = plurals.resolvedOptions().pluralCategories;
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return {
    tag,
    name: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
    script,
    dir: rightToLeft.has(script) ? 'rtl' : 'ltr',
    categories: categories.filter((one) => used.includes(one)),
    numbersOf: (category) => everydayNumbers.filter((one) => plurals.select(one) === category),
  };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Codes that stand for no single language (undetermined, several, none, private use), and names
 * that Windows forbids.
 */
const noLanguage = /^(?:und|mul|mis|zxx|q[a-t][a-z]|aux|con|nul|prn)(?:-|$)/;

/**
 * Whether CLDR has a name for the language of a tag: it has one for every valid code of two
 * letters, but not for every code of three.
 */
export function hasName(tag: string): boolean {
  return languageNames.of(new Intl.Locale(tag).language) !== undefined;
}

/** Checks the name of a language's folder, which is also the prefix of its URLs. */
export function checkTag(tag: string): string | undefined {
  const canonical = attempt(() => Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]);
  // Words of five to eight letters, such as "hausa", are well-formed tags, but no language has one.
  const isKnown = canonical !== undefined && /^[a-z]{2,3}(?:-|$)/.test(canonical);
  if (noLanguage.test(tag) || (/^[a-z]{2}(?:-|$)/.test(tag) && isKnown && !hasName(tag)))
    return `“${tag}” is not the code of any language: look yours up at https://r12a.github.io/app-subtags/ and use it, one such as “fr” or “pt-BR”.`;
  if (isKnown && canonical === tag) return undefined;
  const example = isKnown ? `“${canonical}”` : 'one such as “fr” or “pt-BR”';
  return `“${tag}” is not a language’s tag in web addresses (BCP 47): use ${example}.`;
}
