/** A grouping separator between digits: 1,000,000. */
const groupingSeparator = /(\d)[.,'’٬](?=\d{3}(?:\D|$))/g;

/**
 * Parses an amount in whole naira from 1 to a maximum; undefined for any other text. Accepts the
 * currency sign, spaces, and grouping separators before three digits.
 */
export function parseAmount(text: string, maximum: number): number | undefined {
  const number = text.replace(/\s/g, '').replace(/^₦|₦$/, '');
  const digits = number.replace(groupingSeparator, '$1');
  const amount = /^\d+$/.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= maximum ? amount : undefined;
}
