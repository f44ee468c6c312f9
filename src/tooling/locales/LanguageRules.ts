import { sourceTag } from '../../i18n/sourceTag.ts';

/** What the Unicode data of Node say of a language, as far as its words depend on it. */
export interface LanguageRules {
  readonly tag: string;
  /** Its English name, for messages. */
  readonly name: string;
  /** The code of its script: Latn, Arab … */
  readonly script: string;
  /** Its plural categories: one and other for English, other alone for Yoruba. */
  readonly categories: readonly string[];
  /** Whether a category stands for one whole number only, as English "one" does. */
  standsForOneNumber(category: string): boolean;
}

const wholeNumbers = Array.from({ length: 201 }, (_, number) => number);

function countOf(category: string, plurals: Intl.PluralRules): number {
  return wholeNumbers.filter((number) => plurals.select(number) === category).length;
}

// The second tag, so that a language unknown to Unicode does not depend on this machine's.
function pluralRules(tag: string): Intl.PluralRules {
  return new Intl.PluralRules([tag, sourceTag]);
}

function englishName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}

/** @param tag a valid BCP 47 tag */
export function languageRules(tag: string): LanguageRules {
  const plurals = pluralRules(tag);
  return {
    tag,
    name: englishName(tag),
    script: new Intl.Locale(tag).maximize().script ?? 'Latn',
    categories: plurals.resolvedOptions().pluralCategories,
    standsForOneNumber: (category) => countOf(category, plurals) === 1,
  };
}
