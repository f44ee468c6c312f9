import { type RefObject, useLayoutEffect, useState } from 'react';
import { documentNavigation } from '../../components/browser.ts';
import { contactFields, type FieldName, type FieldValues } from '../../site/contactFields.ts';
import type { LoanType } from '../../site/products.ts';

/** The subject of a message, from the page's address. */
export interface Enquiry {
  readonly product?: LoanType | undefined;
  /** Product and amount as texts, if the address has both. */
  readonly values?: { readonly product: string; readonly amount: string };
  /** The opening of a message about both. */
  readonly opening?: string;
}

/** Unsent values of the form, stored for this tab. */
export interface Draft extends Pick<Enquiry, 'product'> {
  readonly values: FieldValues;
  /** Whether it was sent already, without a clear answer. */
  readonly mayHaveArrived?: boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const storageKey = 'contact-message';

/** Whether an element is the control of a field. */
export function isControl(target: unknown): target is Control & { readonly name: FieldName } {
  const name = target instanceof HTMLElement && target.getAttribute('name');
  return contactFields.some((field) => field.name === name);
}

/** The values of the form's fields, without the honeypot. */
export function valuesOf(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(contactFields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Writes values into the empty controls of a form, and into others that are outdated. */
export function fillIn(
  form: HTMLFormElement,
  values: FieldValues,
  isOutdated = (_: Control) => false,
): void {
  for (const { name } of contactFields) {
    const control = form.elements.namedItem(name);
    if (!isControl(control) || values[name] === undefined) continue;
    if (control.value === '' || isOutdated(control)) control.value = values[name];
  }
}

/** The stored text where storage is blocked: the pages of the visit keep it, a reload loses it. */
let unstored = '{}';

function storedText(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '{}';
  } catch {
    return unstored;
  }
}

/** The draft of this tab, if there is a valid one. */
export function readDraft(): Draft | undefined {
  try {
    const { values, ...others }: Partial<Draft> = { ...JSON.parse(storedText()) };
    const isValid = values && Object.values(values).every((value) => typeof value === 'string');
    return isValid ? { ...others, values } : undefined;
  } catch {
    // Storage may contain invalid data.
    return undefined;
  }
}

/** Updates some properties of the stored draft. */
export function changeDraft(changes: Partial<Draft>): void {
  const draft = { values: {}, ...readDraft(), ...changes };
  const { loanType, ...typed }: FieldValues = draft.values;
  const hasInput =
    Object.values(typed).some(Boolean) || (loanType || draft.product) !== draft.product;
  unstored = hasInput ? JSON.stringify(draft) : '{}';
  try {
    if (hasInput) sessionStorage.setItem(storageKey, unstored);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full; the form still has the values.
  }
}

/** Deletes the draft after sending or clearing. */
export function forgetDraft(): void {
  changeDraft({ values: {} });
}

/**
 * Saves the form's values in this tab, through failures, reloads and navigations. When the form is
 * shown, it gets the draft and the subject of the page's address.
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, { product, opening }: Enquiry) {
  /** About a restored draft: it was saved, or it may have been sent already. */
  const [notice, setNotice] = useState<'kept' | 'mayHaveArrived'>();

  const save = () => {
    if (ref.current) changeDraft({ values: valuesOf(ref.current), product });
  };

  const restore = (isOutdated: (control: Control) => boolean) => {
    const draft = readDraft();
    const isNewProduct = product && product !== draft?.product;
    const values = { ...draft?.values, ...(isNewProduct && { loanType: product }) };
    if (ref.current) fillIn(ref.current, values, draft && isOutdated);
    setNotice(draft && (draft.mayHaveArrived ? 'mayHaveArrived' : 'kept'));
  };

  // Before the paint, so that a returning visitor does not see an empty form first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another one for each address, and a change of language leaves the message as it is
  useLayoutEffect(() => {
    // The browser has restored values of a history entry, which are older than the draft. What was
    // typed before hydration stays.
    const isBack = documentNavigation() === 'back_forward';
    restore((control) => isBack && control !== document.activeElement);
    save();
    // After saving, because an opening that nobody has edited is no draft.
    if (ref.current && opening) fillIn(ref.current, { message: opening });
    // The back/forward cache restores the old page, and the draft may be newer.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && restore(() => true);
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);

  return { notice, setNotice, save };
}
