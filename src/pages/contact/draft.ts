import { documentNavigation } from '../../components/documentNavigation.ts';
import { isLoanType } from '../../site/products.ts';
import { type FieldName, fieldId, fields, isControl, isFieldName, type Values } from './fields.ts';

/** What the visitor typed and has not sent, for this tab alone. */
export interface Draft {
  readonly values: Values;
  /** The product that the address named when it was typed. */
  readonly product: string | null;
  /** It went out already, and no answer came. */
  readonly mayHaveArrived: boolean;
}

const storageKey = 'contact-message';

const empty: Draft = { values: {}, product: null, mayHaveArrived: false };

function isValue(value: unknown): value is [FieldName, string] {
  return Array.isArray(value) && isFieldName(value[0]) && typeof value[1] === 'string';
}

function parse(text: string | null): Draft | undefined {
  const { values, product, mayHaveArrived }: Record<string, unknown> = {
    ...JSON.parse(text ?? ''),
  };
  if (typeof values !== 'object' || values === null) return undefined;
  return {
    values: Object.fromEntries(Object.entries(values).filter(isValue)),
    product: typeof product === 'string' ? product : null,
    mayHaveArrived: mayHaveArrived === true,
  };
}

/** The draft of this tab, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    return parse(sessionStorage.getItem(storageKey));
  } catch {
    // Storage may be forbidden or hold anything; without it a reload costs what was typed.
    return undefined;
  }
}

// A product that the address has chosen was not typed.
function isWorthKeeping({ values, product }: Draft): boolean {
  return fields.some((field) => {
    const text = values[field] ?? '';
    return text !== '' && !(field === 'loanType' && text === product);
  });
}

/** Changes the draft that is kept, and leaves the rest of it. */
export function changeDraft(changes: Partial<Draft>): void {
  const draft = { ...(readDraft() ?? empty), ...changes };
  try {
    if (isWorthKeeping(draft)) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Forbidden or full: the form itself still has it.
  }
}

/** Wipes the draft: it was sent, or the visitor has cleared the form. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

/** The product that the visitor comes from is his newest choice, once. */
function withProduct(draft: Draft | undefined, product: string | null): Values {
  const isNew = isLoanType(product) && product !== draft?.product;
  return { ...draft?.values, ...(isNew ? { loanType: product } : {}) };
}

/**
 * Puts the draft back into the form, and the product that the address names. What the visitor
 * typed before the script was there stays; what the browser restored is as old as the page's place
 * in the history, and the draft is newer.
 */
export function restoreDraft(form: HTMLFormElement, product: string | null): Draft | undefined {
  const draft = readDraft();
  const values = withProduct(draft, product);
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    const text = values[field];
    if (!isControl(control) || !text || (field === 'loanType' && !isLoanType(text))) continue;
    // Back and Forward have the browser itself fill the fields of a page that is made anew.
    const isRestored =
      draft && documentNavigation() === 'back_forward' && control !== document.activeElement;
    if (control.value === '' || isRestored) control.value = text;
  }
  return draft;
}

/** Makes the form what the draft is: the page was kept as it stood, and another one went on. */
export function renewForm(form: HTMLFormElement, draft: Draft | undefined): void {
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    // Not by a reset, which is the visitor's own and wipes the draft.
    if (isControl(control)) control.value = draft?.values[field] ?? '';
  }
}
