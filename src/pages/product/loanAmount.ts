import { useLayoutEffect, useRef, useState } from 'react';

/** A grouping separator between digits: 1,000,000. */
const groupingSeparator = /(\d)[.,'’٬](?=\d{3}(?:\D|$))/g;

/** The signs of the naira, before or after the amount; keyboards without ₦ have an N. */
const currency = /^(?:₦|NGN|N)|(?:₦|NGN|N)$/gi;

/**
 * Parses an amount in whole naira from 1 to a maximum; undefined for any other text. Accepts the
 * currency, spaces, grouping separators before three digits, and `.00`.
 */
export function parseAmount(text: string, maximum: number): number | undefined {
  const number = text.replace(/\s/g, '').replace(currency, '').replace(/\.00$/, '');
  const digits = number.replace(groupingSeparator, '$1');
  const amount = /^\d+$/.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= maximum ? amount : undefined;
}

/** The state of the field for the amount. */
interface LoanAmount {
  /** The last valid amount; undefined before the first one. */
  readonly amount: number | undefined;
  /** Whether the text of the field is not a valid amount. */
  readonly isWrong: boolean;
}

const untouched: LoanAmount = { amount: undefined, isWrong: false };

/** The amount in an uncontrolled field, so that text entered before hydration stays and counts. */
export function useLoanAmount(maximum: number) {
  const ref = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(untouched);
  const read = (text: string) => {
    const amount = parseAmount(text, maximum);
    setState((last) => ({ amount: amount ?? last.amount, isWrong: amount === undefined }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for text entered before hydration
  useLayoutEffect(() => {
    if (ref.current?.value) read(ref.current.value);
  }, []);
  return { ref, state, read };
}
