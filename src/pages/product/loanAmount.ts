import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { carMaximum } from '../../../locales/figures.json';
import { useFieldChanges } from '../../browser/fieldChanges.ts';
import { useEntryState } from '../../browser/historyEntry.ts';
import { useBeforeFirstPaint } from '../../browser/pageLoad.ts';
import { numberFormat, plainDigits } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';

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
interface LoanAmount {
  readonly amount: number | undefined;
  readonly mistake?: 'error' | 'tooMuch';
}

/** The field for the amount of a loan, with the amount that was last read from it. */
export interface LoanAmountField {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly state: LoanAmount;
  readonly read: (text: string) => void;
}

const isText = (stored: unknown): stored is string => typeof stored === 'string';

/**
 * The amount in the calculator's field, which only the page of car loans has; elsewhere there is
 * none. The field is uncontrolled: text entered before hydration counts, and the site writes
 * nothing over what was typed, so that the text and its undo list stay the visitor's. Back, Forward
 * and a reload bring the text back.
 */
export function useLoanAmount(): LoanAmountField {
  const format = numberFormat(useLanguage());
  const ref = useRef<HTMLInputElement>(null);
  const [text, read] = useEntryState('amount', '', isText);
  useBeforeFirstPaint(() => {
    if (ref.current?.value) read(ref.current.value);
  });
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const field = ref.current;
    // At first the field may have what was typed before hydration.
    if (field && (text || isShown.current) && field.value !== text) field.value = text;
    isShown.current = true;
  }, [text]);
  useFieldChanges(() => {
    if (ref.current) read(ref.current.value);
  });
  const state = useMemo(() => parseAmount(text, carMaximum.value, format), [text, format]);
  return { ref, state, read };
}
