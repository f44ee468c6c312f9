/** A mark between digits that sets three of them apart: 1,000,000. */
const groupingMark = /(\d)[.,'’٬](?=\d{3}(?:\D|$))/g;

/**
 * The amount that a visitor has typed, in whole naira from 1 to a maximum; undefined for anything
 * else. The sign of the currency, spaces, and grouping marks before three digits are accepted.
 */
export function parseAmount(text: string, maximum: number): number | undefined {
  const typed = text.replace(/\s/g, '').replace(/^₦|₦$/, '');
  const digits = typed.replace(groupingMark, '$1');
  const amount = /^\d+$/.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= maximum ? amount : undefined;
}
