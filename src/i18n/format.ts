import type { Language } from './languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number format, cached by locale and style: its construction is slow on a phone. */
export function numberFormat({ formatLocale }: Language, options: Intl.NumberFormatOptions = {}) {
  const name = formatLocale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.NumberFormat(formatLocale, options);
  formats.set(name, format);
  return format;
}

/** An amount of the local currency, or of another, in whole units: ₦1,000,000. */
export function formatCurrency(value: number, language: Language, currency = 'NGN'): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    // Some locales print the code NGN where the sign is expected.
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value);
}
