import type { Language } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number format, cached by locale and options, because its construction is slow on a phone. */
export function numberFormat({ formatLocale }: Language, options: Intl.NumberFormatOptions = {}) {
  const name = formatLocale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.NumberFormat(formatLocale, options);
  formats.set(name, format);
  return format;
}

/**
 * Replaces the digits of any script by 0 to 9. Unicode has the ten digits of a script in sequence.
 */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value % 10);
  });
}

const amount = String.raw`\p{Nd}(?:[\p{Nd}.,’٬⹁\s]*\p{Nd})?`;
const signFirst = new RegExp(`[\u200e\u200f]*\\p{Sc}[\\s\u200e\u200f]*${amount}`, 'gu');
const signLast = new RegExp(`[\u200e\u200f]*${amount}[\\s\u200e\u200f]*\\p{Sc}`, 'gu');

/**
 * In a right-to-left language, makes each amount of money with its sign one isolate, in which the
 * sign is displayed to the left of the number, whether the format or a translation puts it before
 * or after.
 */
export function isolateAmounts(text: string, dir: Language['dir']): string {
  if (dir !== 'rtl') return text;
  const isolated = text.replace(signFirst, '\u2066$&\u2069');
  return isolated === text ? text.replace(signLast, '\u2067$&\u2069') : isolated;
}

/** A time of day and its date in the visitor's time zone: 07:05 and 28/11/2026. */
export function formatTime(time: Date, { formatLocale }: Language) {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return {
    time: time.toLocaleTimeString(formatLocale, clock),
    date: time.toLocaleDateString(formatLocale, day),
  };
}

/** The values of the text of a number of months. */
export function monthValues(months: number, language: Language) {
  return { amount: numberFormat(language).format(months), count: months };
}

/** An amount of the local currency, or of another, in whole units: ₦1,000,000. */
export function formatCurrency(value: number, language: Language, currency = 'NGN'): string {
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    // Some locales print the code NGN where the sign is expected.
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return isolateAmounts(format.format(value), language.dir);
}
