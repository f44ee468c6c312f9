import { createNumberFormat } from './createNumberFormat.ts';
import type { Language } from './languages.ts';

/** An amount of the local currency, or of another, in whole units: ₦1,000,000. */
export function formatCurrency(
  value: number,
  { formatLocale }: Pick<Language, 'formatLocale'>,
  currency = 'NGN',
): string {
  return createNumberFormat(formatLocale, {
    style: 'currency',
    currency,
    // Some locales print the code NGN where the sign is expected.
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value);
}
