import { type RefObject, useRef, useState } from 'react';
import { currentEntry, storedForEntry, storeForEntry } from '../../browser/historyEntry.ts';
import { documentNavigation, useBeforeFirstPaint } from '../../browser/pageLoad.ts';
import { storedInTab, storeInTab } from '../../browser/tabStorage.ts';
import type { FieldValues } from '../../facts/contactFields.ts';
import { isLoanType, type LoanType } from '../../facts/products.ts';
import { type Control, fillIn, valuesOf } from './controls.ts';
import { readReceipt } from './Receipt.tsx';

/** Unsent values of the form, stored for this tab. */
export interface SavedMessage {
  readonly values: FieldValues;
  /** The product of the page's address. */
  readonly product?: LoanType | undefined;
  /** Whether the message was sent already, without a clear answer. */
  readonly mayHaveArrived?: boolean;
}

const storageKey = 'contact-message';

/** The saved message of this tab; another document of the tab may have changed it. */
export function readSavedMessage(): SavedMessage | undefined {
  const { values, ...others } = storedInTab<SavedMessage>(storageKey) as Partial<SavedMessage>;
  return values ? { ...others, values } : undefined;
}

/** Updates properties of the saved message, and deletes it if nothing that was typed is left. */
export function changeSavedMessage(changes: Partial<SavedMessage>): void {
  const changed: SavedMessage = { values: {}, ...readSavedMessage(), ...changes };
  const { loanType, ...typed } = changed.values;
  const isChosen = loanType && loanType !== changed.product;
  const isWorthIt = isChosen || Object.values(typed).some(Boolean);
  storeInTab(storageKey, isWorthIt ? changed : undefined);
}

/**
 * Fills in a form when it is shown, from the saved message and from the subject in the page's
 * address. The message stays saved through failures, reloads and navigations.
 */
export function useSavedMessage(
  ref: RefObject<HTMLFormElement | null>,
  product: LoanType | undefined,
  opening: string | undefined,
) {
  /** A notice on a restored message: it was kept, or it may have been sent already. */
  const [notice, setNotice] = useState<'kept' | 'mayHaveArrived'>();

  const latest = useRef('');

  /** Saves the values if they have changed, and returns whether they have. */
  const save = (): boolean => {
    // A message that was sent is shown without a form.
    const values = ref.current && valuesOf(ref.current);
    const text = JSON.stringify(values);
    if (!values || text === latest.current) return false;
    latest.current = text;
    // An opening that nobody has edited was not typed: the next subject has another one.
    const isEdited = values.message !== opening;
    changeSavedMessage({ values: { ...values, ...(!isEdited && { message: '' }) }, product });
    storeForEntry(currentEntry(), { loanType: values.loanType });
    return true;
  };

  // The form is another one for each address, and a change of language leaves the message as it is.
  useBeforeFirstPaint(() => {
    const form = ref.current;
    if (!form) return;
    const restore = (isOutdated?: (control: Control) => boolean) => {
      const saved = readSavedMessage();
      // After Back the form has the text of a message that was sent since, by another document.
      const controls = [...form.querySelectorAll<Control>('input, select, textarea')];
      const isSent = isOutdated && controls.every(isOutdated) && !saved && readReceipt();
      if (isSent) form.reset();
      const isNewProduct = product && product !== saved?.product;
      // After another enquiry, Back leads to what was chosen here.
      const chosen = storedForEntry('loanType');
      const loanType = isNewProduct && (isLoanType(chosen) ? chosen : product);
      const values = { ...saved?.values, ...(loanType && { loanType }) };
      fillIn(form, values, saved && isOutdated);
      // Setting an empty one would make the browser lay out the form again.
      if (opening) fillIn(form, { message: opening });
      save();
      setNotice(saved && (saved.mayHaveArrived ? 'mayHaveArrived' : 'kept'));
    };
    // After Back the browser has restored values that are older than the saved message. A field in
    // which the visitor is typing stays as it is.
    const isBack = documentNavigation() === 'back_forward';
    restore(isBack ? (control) => control !== document.activeElement : undefined);
    // The back/forward cache restores the old page, and the saved message may be newer.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && restore(() => true);
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  });

  return { notice, setNotice, save };
}
