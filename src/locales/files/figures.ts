import { type CompanyFacts, companyDates, companyFacts } from '../../facts/settings.ts';
import { formatCurrency, isolateAmounts, numberFormat } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { type JsonGroup, textAt } from './Locales.ts';
import { pluralRules } from './languageRules.ts';

/** A figure of `locales/figures.json`; dates and days are strings, other values numbers. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}

/** Figures by name. */
export type Figures = Readonly<Record<string, Figure>>;

/** Values by placeholder; undefined if the language lacks the unit of a figure. */
export type Values = ReadonlyMap<string, string | undefined>;

type FormatUnit = ReturnType<typeof unitsOf>;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
const million = 1_000_000;
const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The words of units, months and days, from the groups of `common` with these names. */
function unitsOf(tag: string, { units, months, days }: JsonGroup) {
  const plurals = pluralRules(tag);
  // The text of a unit such as `hour`, in the form for a count; undefined if the language lacks it.
  return (name: string, values: Readonly<Record<string, string>>, count?: number) => {
    // A form for an exact number comes first: `times_2` is "twice", `evening_17` another part of
    // the day.
    const forms =
      count === undefined ? [name] : [`${name}_${count}`, `${name}_${plurals.select(count)}`, name];
    const words = forms.map(
      (form) => textAt(units, form) ?? textAt(months, form) ?? textAt(days, form),
    );
    const text = words.find((word) => word !== undefined);
    return text?.replace(placeholder, (_, value: string) => values[value] ?? '');
  };
}

// Browsers have no month names for Nigerian languages; names and order are in the locale files.
function formatDate(isoDate: string, formatUnit: FormatUnit): string | undefined {
  const [year = '', , day = ''] = isoDate.split('-');
  const month = formatUnit(englishMonth.format(new Date(isoDate)).toLowerCase(), {});
  return month && formatUnit('date', { day: String(Number(day)), month, year });
}

function formatNumber(unit: string, value: number, language: Language, formatUnit: FormatUnit) {
  const decimal = (shown: number) => numberFormat(language).format(shown);
  switch (unit) {
    case 'number':
      return decimal(value);
    case 'percent': {
      const format = { style: 'percent', maximumFractionDigits: 2 } as const;
      return numberFormat(language, format).format(value / 100);
    }
    case 'naira': {
      const millions = value / million;
      // Amounts with more than one decimal of a million are written out.
      if (value < million || value % (million / 10) !== 0) return formatCurrency(value, language);
      const text = formatUnit('nairaMillions', { amount: decimal(millions) }, millions);
      return text && isolateAmounts(text, language.dir);
    }
    case 'dollar':
      return formatCurrency(value, language, 'USD');
    case 'clock': {
      const hour = decimal(language.hourCycle === 'h23' ? value : value % 12 || 12);
      return formatUnit(value < 12 ? 'morning' : 'evening', { hour }, value);
    }
    default:
      // The other units of the schema: second, hour, week, month, monthsFrom, year, times.
      return formatUnit(unit, { amount: decimal(value) }, value);
  }
}

/**
 * Creates a function that gives a figure as text, or undefined if the language lacks its unit.
 * @param common the content of the language's `common.json`, which has the words of units
 */
export function figureFormat(language: Language, common: JsonGroup) {
  const formatUnit = unitsOf(language.tag, common);
  return ({ unit, value }: Figure): string | undefined => {
    if (unit === 'date') return formatDate(String(value), formatUnit);
    if (unit === 'weekday') return formatUnit(String(value).toLowerCase(), {});
    const text = formatNumber(unit, Number(value), language, formatUnit);
    // A line must not break between a number and its unit; it may break within a date.
    return text?.replace(/(?<=\p{Nd}) | (?=\p{Nd})/gu, '\u00A0');
  };
}

/** The values, in a language, of all placeholders that are known before a page runs in a browser. */
export function valuesIn(
  language: Language,
  common: JsonGroup,
  figures: Figures,
  facts: CompanyFacts,
): Values {
  const format = figureFormat(language, common);
  // A fact is isolated, with the direction of its first letter: right-to-left text would otherwise
  // display "+234 800" as "800 234+", and "12, Adeola Street" as "Adeola Street ,12".
  const isolate = (text: string) => (language.dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const phone = facts.phone.replaceAll(' ', '\u00A0');
  const values = new Map<string, string | undefined>();
  for (const [name, figure] of Object.entries(figures)) values.set(name, format(figure));
  // Only these: the company has other properties, such as `offices`, which is a figure, too.
  for (const name of companyFacts) values.set(name, isolate({ ...facts, phone }[name]));
  for (const name of companyDates)
    if (facts[name]) values.set(name, format({ unit: 'date', value: facts[name] }));
  return values;
}

/**
 * Replaces known placeholders and keeps the others; null if a known one has no value. The result is
 * normalized to NFC, which some keyboards cannot type: they type Bengali য় as one character, which
 * is two in NFC.
 */
export function interpolate(text: string, values: Values): string | null {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  if (names.some((name) => values.has(name) && values.get(name) === undefined)) return null;
  const filled = text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);
  return filled.normalize('NFC');
}
