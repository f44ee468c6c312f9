import figures from '../../locales/figures.json' with { type: 'json' };
import type { Translate } from './keys.ts';
import type { Language } from './languages.ts';

export type FigureName = keyof typeof figures;

export type Figures = Readonly<Record<FigureName, string>>;

// Object.keys forgets the names; they are those of figures.json.
export const figureNames = Object.keys(figures) as FigureName[];

type Figure = { readonly unit: string; readonly value: number | string };

const million = 1_000_000;

/** The bare number of a figure, for counting and structured data. */
export function figureValue(name: FigureName): number {
  return Number(figures[name].value);
}

type Style = 'decimal' | 'percent' | 'NGN' | 'USD';

function createFormatter(locale: string, style: Style): Intl.NumberFormat {
  if (style === 'decimal') return new Intl.NumberFormat(locale);
  if (style === 'percent')
    return new Intl.NumberFormat(locale, { style, maximumFractionDigits: 2 });
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: style,
    // Some locales print the code NGN where the sign is expected.
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatted numbers, by locale, style and value: `en-NG percent 0.7` is `70%`. */
export type Numbers = Readonly<Record<string, string>>;

const numbers = new Map<string, string>();

// Made once each: making them takes longer than all that is done with them.
function formatterFor(locale: string, style: Style): Intl.NumberFormat {
  const name = `${locale} ${style}`;
  const formatter = formatters.get(name) ?? createFormatter(locale, style);
  formatters.set(name, formatter);
  return formatter;
}

function formatIn(style: Style, value: number, { formatLocale }: Language): string {
  const name = `${formatLocale} ${style} ${value}`;
  const text = numbers.get(name) ?? formatterFor(formatLocale, style).format(value);
  numbers.set(name, text);
  return text;
}

/**
 * Takes numbers that the build has formatted: a phone's first formatter takes longer than all else
 * on a page, and a browser without the locale would write them another way.
 */
export function learnNumbers(formatted: Numbers): void {
  for (const [name, text] of Object.entries(formatted)) numbers.set(name, text);
}

/** The numbers in all figures as a language writes them; for the build, which formats no others. */
export function figureNumbers(language: Language): Numbers {
  for (const name of figureNames) formatFigure(name, language, () => '');
  const ofLocale = `${language.formatLocale} `;
  return Object.fromEntries([...numbers].filter(([name]) => name.startsWith(ofLocale)));
}

/** A whole number in the language's digits and separators. */
export function formatNumber(value: number, language: Language): string {
  return formatIn('decimal', value, language);
}

function formatNaira(value: number, language: Language, t: Translate): string {
  const isSmall = value !== 0 && value < million;
  if (isSmall || value % (million / 10) !== 0) return formatIn('NGN', value, language);
  return t('common:units.nairaMillions', { amount: formatNumber(value / million, language) });
}

const monthNames = [
  'common:months.january',
  'common:months.february',
  'common:months.march',
  'common:months.april',
  'common:months.may',
  'common:months.june',
  'common:months.july',
  'common:months.august',
  'common:months.september',
  'common:months.october',
  'common:months.november',
  'common:months.december',
] as const;

// Browsers have no month names for Nigerian languages: names and order are words of the locale.
function formatDate(isoDate: string, t: Translate): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const name = monthNames[Number(month) - 1];
  if (!name) throw new Error(`figures.json: "${isoDate}" is no date`);
  return t('common:units.date', { day: String(Number(day)), month: t(name), year });
}

/** A day of the visitor's calendar. */
export function formatDay(day: Date, t: Translate): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return formatDate(parts.join('-'), t);
}

function formatClock(hour: number, language: Language, t: Translate): string {
  const shown = formatNumber(hour % 12 === 0 ? 12 : hour % 12, language);
  return hour < 12
    ? t('common:units.morning', { hour: shown })
    : t('common:units.evening', { hour: shown });
}

function formatCount(figure: Figure, language: Language, t: Translate): string {
  const count = Number(figure.value);
  const values = { count, amount: formatNumber(count, language) };
  switch (figure.unit) {
    case 'second':
      return t('common:units.second', values);
    case 'hour':
      return t('common:units.hour', values);
    case 'week':
      return t('common:units.week', values);
    case 'month':
      return t('common:units.month', values);
    case 'year':
      return t('common:units.year', values);
    // A language may have a word for one number ("twice"): the number is the key's context.
    case 'times':
      return t('common:units.times', { ...values, context: String(count) });
    default:
      throw new Error(`figures.json: unknown unit "${figure.unit}"`);
  }
}

function format(figure: Figure, language: Language, t: Translate): string {
  const value = Number(figure.value);
  switch (figure.unit) {
    case 'number':
      return formatNumber(value, language);
    case 'percent':
      return formatIn('percent', value / 100, language);
    case 'naira':
      return formatNaira(value, language, t);
    case 'dollar':
      return formatIn('USD', value, language);
    case 'date':
      return formatDate(String(figure.value), t);
    case 'clock':
      return formatClock(value, language, t);
    default:
      return formatCount(figure, language, t);
  }
}

/** A figure as a text of the language; for counting up, a share of it from 0 to 1. */
export function formatFigure(
  name: FigureName,
  language: Language,
  t: Translate,
  share = 1,
): string {
  const { unit, value } = figures[name];
  const text = format({ unit, value: shareOf(value, share) }, language, t);
  // A number and the words beside it are read together; a date may be longer than a line.
  return unit === 'date' ? text : text.replace(/(?<=\p{Nd}) | (?=\p{Nd})/gu, '\u00A0');
}

// Amounts in millions count in whole millions, so that their unit does not change on the way.
function shareOf(value: number | string, share: number): number | string {
  if (typeof value === 'string' || share === 1) return value;
  const step = value >= million ? million : 1;
  return Math.round((value * share) / step) * step;
}
