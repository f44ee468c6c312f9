import { useLayoutEffect, useRef, useState } from 'react';
import { parseAmount } from './parseAmount.ts';

/** What the field for the amount has come to. */
interface LoanAmount {
  /** The last good amount; undefined before there was one. */
  readonly amount: number | undefined;
  /** What stands in the field is no amount. */
  readonly isWrong: boolean;
}

const untouched: LoanAmount = { amount: undefined, isWrong: false };

/** The amount in a field that is uncontrolled: what was typed before hydration stays, and counts. */
export function useLoanAmount(maximum: number) {
  const ref = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(untouched);
  const read = (text: string) => {
    const amount = parseAmount(text, maximum);
    setState((last) => ({ amount: amount ?? last.amount, isWrong: amount === undefined }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration, once
  useLayoutEffect(() => {
    if (ref.current?.value) read(ref.current.value);
  }, []);
  return { ref, state, read };
}
