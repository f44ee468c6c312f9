import { useLayoutEffect, useRef, useState } from 'react';
import { numberFormat, plainDigits } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';

const separators = /[.,'’٬،，⹁]/g;

/** A grouping separator between digits: 1,000,000. */
const groupingSeparator = /(\d)[.,'’٬،，⹁](?=\d{3}(?:\D|$))/g;

/**
 * The naira before or after the amount, as keyboards without ₦ write it, and its name, which is in
 * every text that is copied from the site.
 */
const currency = /^(?:₦|NGN|=?N=?|#)?(?:naira)?|(?:₦|NGN|nairas?|N|\/=)$/gi;

/**
 * Stands for a separator that the site wrote: after edits around it, it need not group three digits
 * any more.
 */
const siteSeparator = '\0';

/**
 * Parses an amount in whole naira from 1 to a maximum. Accepts the digits of any script, the
 * currency, spaces, grouping separators before three digits or as the format sets them, and `.00`.
 * An empty text is no mistake.
 */
export function parseAmount(text: string, maximum: number, format: Intl.NumberFormat): LoanAmount {
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  const number = plainDigits(text.normalize('NFD'))
    // Without the accents of náírà and naịra.
    .replace(/[\s\p{Cf}\p{M}\0]/gu, '')
    .replace(currency, '')
    .replace(/[^\d]00$/, (end) => (end[0] === '.' || end[0] === decimal ? '' : end));
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

/** A text that the site wrote into the field, with its separators marked. */
export function markSeparators(text: string): string {
  return text.replace(/[^\p{Nd}]/gu, siteSeparator);
}

/**
 * The text after an edit, in which the site's separators that remain are marked: “1,000,00” is read
 * if the visitor deleted a zero, but not if they typed it. A visitor who types a separator groups
 * the digits anew, so no separator is marked then.
 * @param marked the text before the edit with its marks
 */
export function markEdit(before: string, marked: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const typed = after.slice(start, after.length - end);
  if (typed.search(separators) >= 0) return after;
  return marked.slice(0, start) + typed + marked.slice(marked.length - end);
}

/** The amount that a visitor has entered; undefined if there is none or a mistake in it. */
interface LoanAmount {
  readonly amount: number | undefined;
  readonly mistake?: 'error' | 'tooMuch';
}

/** The amount in a field, which is uncontrolled so that text entered before hydration counts. */
export function useLoanAmount(maximum: number) {
  const format = numberFormat(useLanguage());
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef({ text: '', marked: '' });
  const [state, setState] = useState<LoanAmount>({ amount: undefined });
  const read = (text: string) => {
    const { text: before, marked } = last.current;
    const edited = markEdit(before, marked, text);
    last.current = { text, marked: edited };
    setState(parseAmount(edited, maximum, format));
  };
  /**
   * Forgets the site's separators before a text is pasted, whose own may stand in the same places.
   */
  const forget = () => {
    last.current = { text: '', marked: '' };
  };
  /** Notes that the site has written a text into the field. */
  const note = (text: string) => {
    last.current = { text, marked: markSeparators(text) };
  };
  /** Writes the amount with separators, which make a surplus zero visible. */
  const write = (field: HTMLInputElement) => {
    if (!state.amount) return;
    field.value = format.format(state.amount);
    note(field.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for text entered before hydration
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    note(field.defaultValue);
    // The field begins with an example, which no visitor has entered.
    if (field.value !== field.defaultValue) read(field.value);
  }, []);
  return { ref, state, read, forget, write };
}
