import { documentNavigation } from '../../components/documentNavigation.ts';
import { isLoanType } from '../../site/products.ts';
import { type FieldName, fieldId, fields, isControl, isFieldName, type Values } from './fields.ts';
import type { Enquiry } from './useEnquiry.ts';

/** Unsent values of the form, stored for this tab. */
export interface Draft {
  readonly values: Values;
  /** The product in the page's address when the draft was saved. */
  readonly product: string | null;
  /** The opening of the message that came from the page's address and was not typed. */
  readonly opening: string | null;
  /** Whether it was sent already, without a reply. */
  readonly mayHaveArrived: boolean;
}

const storageKey = 'contact-message';

const empty: Draft = { values: {}, product: null, opening: null, mayHaveArrived: false };

function isValue(value: unknown): value is [FieldName, string] {
  return Array.isArray(value) && isFieldName(value[0]) && typeof value[1] === 'string';
}

function parse(text: string | null): Draft | undefined {
  const { values, product, opening, mayHaveArrived }: Record<string, unknown> = {
    ...JSON.parse(text ?? ''),
  };
  if (typeof values !== 'object' || values === null) return undefined;
  return {
    values: Object.fromEntries(Object.entries(values).filter(isValue)),
    product: typeof product === 'string' ? product : null,
    opening: typeof opening === 'string' ? opening : null,
    mayHaveArrived: mayHaveArrived === true,
  };
}

/** The draft of this tab, if there is one. */
export function readDraft(): Draft | undefined {
  try {
    return parse(sessionStorage.getItem(storageKey));
  } catch {
    // Storage may be blocked or contain invalid data; without it a reload loses the text.
    return undefined;
  }
}

type Given = Partial<Record<FieldName, string | null | undefined>>;

/** The values that came from the address, which do not count as input. */
function givenBy({ product, opening }: Enquiry | Draft): Given {
  return { loanType: product, message: opening };
}

function isWorthKeeping(draft: Draft): boolean {
  const given = givenBy(draft);
  return fields.some((field) => draft.values[field] && draft.values[field] !== given[field]);
}

/** Updates some properties of the stored draft. */
export function changeDraft(changes: Partial<Draft>): void {
  const draft = { ...(readDraft() ?? empty), ...changes };
  try {
    if (isWorthKeeping(draft)) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full; the form still has the values.
  }
}

/** Deletes the draft after sending or clearing. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // With blocked storage there is no draft.
  }
}

/**
 * The draft with product and opening of the address, if these are newer. The opening replaces the
 * message only without a draft, or if the draft's message is an unchanged opening itself.
 */
function withEnquiry(draft: Draft | undefined, { product, opening }: Enquiry): Values {
  const isNew = isLoanType(product) && product !== draft?.product;
  const isTyped = draft?.values.message !== draft?.opening;
  return {
    ...draft?.values,
    ...(!isTyped && { message: opening ?? '' }),
    ...(isNew && { loanType: product }),
  };
}

/**
 * Restores the draft, and the product and opening of the address, in the form. Text typed before
 * hydration stays. Values that the browser restored with a history entry are older than the draft and
 * are replaced.
 */
export function restoreDraft(form: HTMLFormElement, enquiry: Enquiry): Draft | undefined {
  const draft = readDraft();
  const values = withEnquiry(draft, enquiry);
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    const text = values[field];
    if (!isControl(control) || !text || (field === 'loanType' && !isLoanType(text))) continue;
    // On Back and Forward the browser restores the fields of a reloaded page.
    const isRestored =
      draft && documentNavigation() === 'back_forward' && control !== document.activeElement;
    if (control.value === '' || isRestored) control.value = text;
  }
  return draft;
}

/** Empties the fields that still have the values of an earlier address. */
export function withdrawEnquiry(form: HTMLFormElement, enquiry: Enquiry): void {
  const given = givenBy(enquiry);
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    if (isControl(control) && control.value === given[field]) control.value = '';
  }
}

/** Sets the form to the draft, for a page from the back/forward cache, which may be outdated. */
export function renewForm(form: HTMLFormElement, draft: Draft | undefined): void {
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    // Not by `reset()`, whose event means Clear and deletes the draft.
    if (isControl(control)) control.value = draft?.values[field] ?? '';
  }
}
