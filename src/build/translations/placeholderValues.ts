import type { Language } from '../../i18n/languages.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import type { CompanyFacts } from '../../site/companyFacts.ts';
import { type FormatUnit, formatFigure } from './formatFigure.ts';
import type { Figure } from './readLocales.ts';

/** By placeholder: what fills it, or undefined where the language has no word for a figure's unit. */
export type Values = ReadonlyMap<string, string | undefined>;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills the placeholders that have a value and keeps the others; null if a value is lacking. */
export function interpolate(text: string, values: Values): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.some((name) => values.has(name) && values.get(name) === undefined)) return null;
  return text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);
}

/** The text at a path such as `units.hour` of a file's content, if there is one. */
function textAt(texts: unknown, path: string): string | undefined {
  let found = texts;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    // Any object of a JSON file can be read by a name that it may not have.
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function unitsOf(tag: string, common: unknown): FormatUnit {
  // A tag that CLDR does not know would get the plural rules of the machine's own language.
  const plurals = new Intl.PluralRules([tag, sourceTag]);
  return (key, values, count) => {
    // A language may have a word for one number: `times_2` is "twice".
    const forms =
      count === undefined ? [key] : [`${key}_${count}`, `${key}_${plurals.select(count)}`];
    const text = forms.map((form) => textAt(common, form)).find((form) => form !== undefined);
    return text?.replace(placeholder, (_, name: string) => values[name] ?? '');
  };
}

/** Within a line from right to left a number's "+234 800" would read "800 234+" (Unicode isolates). */
function factsIn({ dir }: Language, { brand, phone, email, address }: CompanyFacts): CompanyFacts {
  const isolate = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  return {
    brand,
    phone: isolate(phone.replaceAll(' ', '\u00A0')),
    email: isolate(email),
    address,
  };
}

/** What fills the placeholders of a language's texts. */
export function valuesIn(
  language: Language,
  common: unknown,
  figures: Readonly<Record<string, Figure>>,
  facts: CompanyFacts,
): Values {
  const formatUnit = unitsOf(language.tag, common);
  return new Map([
    ...Object.entries(figures).map(
      ([name, figure]) => [name, formatFigure(figure, language, formatUnit)] as const,
    ),
    ...Object.entries(factsIn(language, facts)),
  ]);
}
