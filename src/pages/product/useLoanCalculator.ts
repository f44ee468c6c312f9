import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { carMaximum, exampleAmount, exampleMonths } from '../../../locales/figures.json';
import { useFieldChanges } from '../../browser/fieldChanges.ts';
import { useEntryState } from '../../browser/historyEntry.ts';
import { useBeforeFirstPaint } from '../../browser/pageLoad.ts';
import { carTerms } from '../../components/LoanCost.tsx';
import { numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { type LoanAmount, parseAmount } from './loanAmount.ts';

/** A field of the calculator, with the value that was last read from it. */
interface CalculatorField<Control> {
  readonly ref: RefObject<Control | null>;
  readonly value: string;
}

/** The loan in the calculator; without an amount if there is none or a mistake in it. */
export interface Loan extends LoanAmount {
  readonly months: number;
  /** What its cost is computed for, in naira: the amount, or that of the example. */
  readonly borrowed: number;
  /** The key of its title, which says whether it is the example. */
  readonly title: 'product:cost.chosen' | 'product:cost.example';
}

/** A loan, and the fields in which it is entered. */
export interface LoanCalculator {
  /** Another object after each change of a field, so that a repeated mistake is a new one. */
  readonly loan: Loan;
  readonly amountField: CalculatorField<HTMLInputElement>;
  readonly monthsField: CalculatorField<HTMLSelectElement>;
}

const isText = (stored: unknown): stored is string => typeof stored === 'string';

/**
 * A field whose value Back, Forward and a reload bring back. It is uncontrolled: what was entered
 * before hydration counts, and the site writes nothing over what was typed, so that the text and its
 * undo list stay the visitor's.
 */
function useCalculatorField<Control extends HTMLInputElement | HTMLSelectElement>(
  name: string,
  initial: string,
): CalculatorField<Control> {
  const ref = useRef<Control>(null);
  const [value, read] = useEntryState(name, initial, isText);
  useBeforeFirstPaint(() => {
    if (ref.current && ref.current.value !== initial) read(ref.current.value);
  });
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const field = ref.current;
    // At first the field may have what was entered before hydration.
    if (field && (value || isShown.current) && field.value !== value) field.value = value;
    isShown.current = true;
  }, [value]);
  useFieldChanges(() => {
    if (ref.current) read(ref.current.value);
  });
  return { ref, value };
}

/**
 * The calculator of the page of car loans. The repayment period is that of the example until another
 * one is chosen.
 */
export function useLoanCalculator(): LoanCalculator {
  const format = numberFormat(useLanguage());
  const amountField = useCalculatorField<HTMLInputElement>('amount', '');
  const monthsField = useCalculatorField<HTMLSelectElement>('months', `${exampleMonths.value}`);
  const loan = useMemo(() => {
    // A stored period may be of other terms than today's.
    const months = carTerms.find((term) => `${term}` === monthsField.value) ?? exampleMonths.value;
    const entered = parseAmount(amountField.value, carMaximum.value, format);
    const { amount } = entered;
    return {
      ...entered,
      months,
      borrowed: amount ?? exampleAmount.value,
      title: amount === undefined ? 'product:cost.example' : 'product:cost.chosen',
    } as const;
  }, [amountField.value, monthsField.value, format]);
  return { loan, amountField, monthsField };
}
