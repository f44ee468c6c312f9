import { plainDigits } from '../../i18n/format.ts';

const separators = /[.,'’٬،，⹁‚]/g;

/** A grouping separator between digits: 1,000,000. */
const groupingSeparator = /(\d)[.,'’٬،，⹁‚](?=\d{3}(?:\D|$))/g;

/**
 * The naira before or after the amount, as keyboards without ₦ write it, and its name, which is in
 * every text that is copied from the site.
 */
const currency = /^(?:₦|NGN|=?N=?|#)?(?:naira)?|(?:₦|NGN|nairas?|N|\/=)$/gi;

/**
 * Parses an amount in whole naira from 1 to a maximum. Accepts the digits of any script, the
 * currency, spaces, grouping separators before three digits or as the format sets them, `.00`, `=00` as
 * on invoices, and a full stop or comma at the end. An empty text is no mistake.
 */
export function parseAmount(text: string, maximum: number, format: Intl.NumberFormat): LoanAmount {
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const number = plainDigits(text.normalize('NFD'))
    // Without the accents of náírà and naịra.
    .replace(/[\s\p{Cf}\p{M}]/gu, '')
    // The end of a sentence, as dictation sets it.
    .replace(/[.,]$/, '')
    .replace(currency, '')
    .replace(/[^\d]00$/, (end) => (['.', '=', decimal].includes(end[0]) ? '' : end));
  const all = number.replace(separators, '');
  // Grouping as the format sets it, such as 10,00,000 in Bengali, is accepted, too.
  const written = plainDigits(format.format(Number(all)));
  const isWritten = written.replace(separators, ',') === number.replace(separators, ',');
  const digits = isWritten ? all : number.replace(groupingSeparator, '$1');
  const amount = Number(digits);
  if (text.trim() === '') return { amount: undefined };
  if (!/^\d+$/.test(digits) || amount === 0) return { amount: undefined, mistake: 'error' };
  return amount > maximum ? { amount: undefined, mistake: 'tooMuch' } : { amount };
}

/** The amount that a visitor has entered; undefined if there is none or a mistake in it. */
export interface LoanAmount {
  readonly amount: number | undefined;
  readonly mistake?: 'error' | 'tooMuch';
}
