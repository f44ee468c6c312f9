import { sourceTag } from '../i18n/sourceTag.ts';

/** What the Unicode data of Node say of a language, as far as its texts depend on it. */
export interface LanguageRules {
  readonly tag: string;
  /** Its English name, for messages. */
  readonly name: string;
  /** The code of its script (ISO 15924): Latn, Arab … */
  readonly script: string;
  readonly dir: 'ltr' | 'rtl';
  /** Its plural categories: one and other for English, other alone for Yoruba. */
  readonly categories: readonly string[];
  /** The category of a number. */
  categoryOf(number: number): string;
  /** The numbers up to 200 of a category: 1 alone for English "one", none for French "many". */
  numbersOf(category: string): readonly number[];
}

const rightToLeft = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

const wholeNumbers = Array.from({ length: 201 }, (_, number) => number);

/** @param tag a valid BCP 47 tag */
export function languageRules(tag: string): LanguageRules {
  // The second tag, because a tag that CLDR lacks would get the rules of the machine's language.
  const plurals = new Intl.PluralRules([tag, sourceTag]);
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  return {
    tag,
    name: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
    script,
    dir: rightToLeft.has(script) ? 'rtl' : 'ltr',
    categories: plurals.resolvedOptions().pluralCategories,
    categoryOf: (number) => plurals.select(number),
    numbersOf: (category) => wholeNumbers.filter((number) => plurals.select(number) === category),
  };
}
