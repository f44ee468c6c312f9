import type { Language } from '../../i18n/languages.ts';
import type { Figure } from '../../localeChecker/Figure.ts';
import { pluralRules } from '../../localeChecker/LanguageRules.ts';
import type { CompanyFacts } from '../../site/companyFacts.ts';
import { type FormatUnit, formatFigure } from './formatFigure.ts';

/** Values by placeholder; undefined if the language lacks a figure's unit. */
export type Values = ReadonlyMap<string, string | undefined>;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Replaces known placeholders and keeps the others; null if a known one has no value. */
export function interpolate(text: string, values: Values): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.some((name) => values.has(name) && values.get(name) === undefined)) return null;
  return text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);
}

/** The text at a path such as `units.hour` in the content of a file, if it exists. */
function textAt(texts: unknown, path: string): string | undefined {
  let value = texts;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Reading an absent property of a JSON object gives undefined.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function unitsOf(tag: string, common: unknown): FormatUnit {
  const plurals = pluralRules(tag);
  return (key, values, count) => {
    // A language may have a word for an exact number: `times_2` is "twice".
    const forms =
      count === undefined ? [key] : [`${key}_${count}`, `${key}_${plurals.select(count)}`];
    const text = forms.map((form) => textAt(common, form)).find((form) => form !== undefined);
    return text?.replace(placeholder, (_, name: string) => values[name] ?? '');
  };
}

/** Isolates a phone number: in right-to-left text "+234 800" would be displayed as "800 234+". */
function factsIn({ dir }: Language, facts: CompanyFacts): CompanyFacts {
  const isolate = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  return {
    ...facts,
    phone: isolate(facts.phone.replaceAll(' ', '\u00A0')),
    email: isolate(facts.email),
  };
}

/** The values of all placeholders in a language. */
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
