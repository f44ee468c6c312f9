import { createNumberFormat } from '../../i18n/createNumberFormat.ts';
import { formatCurrency } from '../../i18n/formatCurrency.ts';
import { monthNames } from '../../i18n/formatDay.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Figure } from '../../localeChecker/Figure.ts';

/**
 * Returns the text of a unit in `common.json`, such as `units.hour`, with the plural form of a count;
 * undefined if the language lacks it.
 */
export type FormatUnit = (
  key: string,
  values: Readonly<Record<string, string>>,
  count?: number,
) => string | undefined;

interface Context {
  readonly value: number;
  readonly language: Language;
  readonly formatUnit: FormatUnit;
}

type Format = (context: Context) => string | undefined;

const million = 1_000_000;

function decimal(value: number, { formatLocale }: Language): string {
  return createNumberFormat(formatLocale).format(value);
}

function currency(code: string): Format {
  return ({ value, language }) => formatCurrency(value, language, code);
}

const naira: Format = (context) => {
  const { value, language, formatUnit } = context;
  const isSmall = value !== 0 && value < million;
  if (isSmall || value % (million / 10) !== 0) return currency('NGN')(context);
  const millions = value / million;
  return formatUnit('units.nairaMillions', { amount: decimal(millions, language) }, millions);
};

const percent: Format = ({ value, language }) =>
  createNumberFormat(language.formatLocale, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(value / 100);

const clock: Format = ({ value, language, formatUnit }) => {
  const shown = language.hourCycle === 'h23' ? value : value % 12 || 12;
  const hour = decimal(shown, language);
  return formatUnit(value < 12 ? 'units.morning' : 'units.evening', { hour });
};

function count(unit: string): Format {
  return ({ value, language, formatUnit }) =>
    formatUnit(`units.${unit}`, { amount: decimal(value, language) }, value);
}

const formats: Readonly<Record<string, Format>> = {
  number: ({ value, language }) => decimal(value, language),
  percent,
  naira,
  dollar: currency('USD'),
  clock,
  second: count('second'),
  hour: count('hour'),
  week: count('week'),
  month: count('month'),
  year: count('year'),
  times: count('times'),
};

// Browsers have no month names for Nigerian languages; names and order are in the locale files.
function formatDate(isoDate: string, formatUnit: FormatUnit): string | undefined {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const name = formatUnit(`months.${monthNames[Number(month) - 1]}`, {});
  return name && formatUnit('units.date', { day: String(Number(day)), month: name, year });
}

/** A figure as text; undefined if the language lacks its unit. */
export function formatFigure(
  { unit, value }: Figure,
  language: Language,
  formatUnit: FormatUnit,
): string | undefined {
  if (unit === 'date') return formatDate(String(value), formatUnit);
  const format = formats[unit];
  if (!format) throw new Error(`figures.json: unknown unit "${unit}"`);
  const text = format({ value: Number(value), language, formatUnit });
  // A number must not be separated from its unit by a line break; a date may be.
  return text?.replace(/(?<=\p{Nd}) | (?=\p{Nd})/gu, '\u00A0');
}
