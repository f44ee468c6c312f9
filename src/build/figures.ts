import { formatCurrency, numberFormat } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import type { Figure } from '../localeChecker/checkSettings.ts';
import { pluralRules } from '../localeChecker/languageRules.ts';
import type { CompanyFacts } from '../site/settings.ts';

/** Values by placeholder; undefined if the language lacks the unit of a figure. */
export type Values = ReadonlyMap<string, string | undefined>;

/**
 * Returns the text of a unit, such as `common:units.hour`, with the plural form of a count; undefined if
 * the language lacks it.
 */
type FormatUnit = (
  key: string,
  values: Readonly<Record<string, string>>,
  count?: number,
) => string | undefined;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
const million = 1_000_000;

function decimal(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

function naira(value: number, language: Language, formatUnit: FormatUnit): string | undefined {
  const isSmall = value !== 0 && value < million;
  if (isSmall || value % (million / 10) !== 0) return formatCurrency(value, language);
  const millions = value / million;
  return formatUnit(
    'common:units.nairaMillions',
    { amount: decimal(millions, language) },
    millions,
  );
}

function percent(value: number, language: Language): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return numberFormat(language, format).format(value / 100);
}

function clock(value: number, language: Language, formatUnit: FormatUnit): string | undefined {
  const shown = language.hourCycle === 'h23' ? value : value % 12 || 12;
  const hour = decimal(shown, language);
  return formatUnit(value < 12 ? 'common:units.morning' : 'common:units.evening', { hour });
}

const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

// Browsers have no month names for Nigerian languages; names and order are in the locale files.
function date(isoDate: string, formatUnit: FormatUnit): string | undefined {
  const [year = '', , day = ''] = isoDate.split('-');
  const month = englishMonth.format(new Date(isoDate)).toLowerCase();
  const name = formatUnit(`common:months.${month}`, {});
  return name && formatUnit('common:units.date', { day: String(Number(day)), month: name, year });
}

function quantity(
  unit: string,
  value: number,
  language: Language,
  formatUnit: FormatUnit,
): string | undefined {
  switch (unit) {
    case 'number':
      return decimal(value, language);
    case 'percent':
      return percent(value, language);
    case 'naira':
      return naira(value, language, formatUnit);
    case 'dollar':
      return formatCurrency(value, language, 'USD');
    case 'clock':
      return clock(value, language, formatUnit);
    default:
      // second, hour, week, month, year, times: the schema of figures.json allows no other.
      return formatUnit(`common:units.${unit}`, { amount: decimal(value, language) }, value);
  }
}

/** A figure as text; undefined if the language lacks its unit. */
function formatFigure(
  { unit, value }: Figure,
  language: Language,
  formatUnit: FormatUnit,
): string | undefined {
  if (unit === 'date') return date(String(value), formatUnit);
  const text = quantity(unit, Number(value), language, formatUnit);
  // A number must not be separated from its unit by a line break; a date may be.
  return text?.replace(/(?<=\p{Nd}) | (?=\p{Nd})/gu, '\u00A0');
}

/** The text at a path such as `units.hour` in the content of a file, if it exists. */
export function textAt(texts: unknown, path: string): string | undefined {
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
    const path = key.replace('common:', '');
    // A language may have a word for an exact number: `times_2` is "twice".
    const forms =
      count === undefined ? [path] : [`${path}_${count}`, `${path}_${plurals.select(count)}`];
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

/**
 * The values of all placeholders in a language that are known before a page runs in a browser.
 * @param common the content of the language's `common.json`, which has the words of units
 */
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

/** Replaces known placeholders and keeps the others; null if a known one has no value. */
export function interpolate(text: string, values: Values): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.some((name) => values.has(name) && values.get(name) === undefined)) return null;
  return text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);
}
