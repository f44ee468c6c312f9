import { sourceTag } from '../i18n/sourceTag.ts';

/** The properties of a language in Node's CLDR data on which its texts depend. */
export interface LanguageRules {
  readonly tag: string;
  /** Its English name, for messages. */
  readonly name: string;
  /** The ISO 15924 code of its script, for example Latn or Arab. */
  readonly script: string;
  readonly dir: 'ltr' | 'rtl';
  /** CLDR plural categories: `one` and `other` for English, only `other` for Yoruba. */
  readonly categories: readonly string[];
  /** The plural category of a number. */
  categoryOf(number: number): string;
  /** The numbers from 0 to 200 in a category: only 1 for English `one`, none for French `many`. */
  numbersOf(category: string): readonly number[];
}

const rightToLeft = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

const wholeNumbers = Array.from({ length: 201 }, (_, number) => number);

/** The plural rules of a language; for a tag that CLDR lacks not those of the system's language. */
export function pluralRules(tag: string): Intl.PluralRules {
  return new Intl.PluralRules([tag, sourceTag]);
}

/** @param tag a valid BCP 47 tag */
export function languageRules(tag: string): LanguageRules {
  const plurals = pluralRules(tag);
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

/** Example numbers of a plural form, as messages list them; none for `times_2` and the like. */
export function exampleNumbers(form: string, { numbersOf, categoryOf }: LanguageRules): string {
  const numbers = [...numbersOf(form).slice(0, 3), 1_000_000, 0.5];
  const examples = numbers.filter((number) => categoryOf(number) === form).slice(0, 3);
  return examples.map((number) => number.toLocaleString('en')).join(', ');
}
