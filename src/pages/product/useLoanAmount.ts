import { useLayoutEffect, useRef, useState } from 'react';
import { parseAmount } from './parseAmount.ts';

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
