import { useLayoutEffect, useRef, useState } from 'react';

/** A grouping separator between digits: 1,000,000. */
const groupingSeparator = /(\d)[.,'’٬](?=\d{3}(?:\D|$))/g;

/** The signs of the naira, before or after the amount; keyboards without ₦ have an N. */
const currency = /^(?:₦|NGN|N)|(?:₦|NGN|N)$/gi;

/**
 * Parses an amount in whole naira from 1 to a maximum. Accepts the currency, spaces, grouping
 * separators before three digits, and `.00`. An empty text is no mistake.
 */
export function parseAmount(text: string, maximum: number): LoanAmount {
  const number = text.replace(/\s/g, '').replace(currency, '').replace(/\.00$/, '');
  const digits = number.replace(groupingSeparator, '$1');
  const amount = Number(digits);
  if (text.trim() === '') return { amount: undefined };
  if (!/^\d+$/.test(digits) || amount === 0) return { amount: undefined, mistake: 'error' };
  return amount > maximum ? { amount: undefined, mistake: 'tooMuch' } : { amount };
}

/** The amount that a visitor has chosen; undefined while there is none, or a wrong one. */
interface LoanAmount {
  readonly amount: number | undefined;
  readonly mistake?: 'error' | 'tooMuch';
}

/** The amount in an uncontrolled field, so that text entered before hydration stays and counts. */
export function useLoanAmount(maximum: number) {
  const ref = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<LoanAmount>({ amount: undefined });
  const read = (text: string) => setState(parseAmount(text, maximum));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for text entered before hydration
  useLayoutEffect(() => {
    const field = ref.current;
    // The field begins with an example, which nobody has chosen.
    if (field && field.value !== field.defaultValue) read(field.value);
  }, []);
  return { ref, state, read };
}
