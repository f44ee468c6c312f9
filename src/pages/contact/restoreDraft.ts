import { isLoanType } from '../../site/products.ts';
import { type Draft, readDraft } from './draft.ts';
import { fieldId, fields, isControl, type Typed } from './fields.ts';

/** A page that Back or Forward made anew, whose fields the browser itself fills as they were then. */
function isRevisited(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** The product that the visitor comes from is his newest choice, once. */
function withProduct(draft: Draft | undefined, product: string | null): Typed {
  const isNew = isLoanType(product) && product !== draft?.product;
  return { ...draft?.typed, ...(isNew ? { loanType: product } : {}) };
}

/**
 * Puts the draft back into the form, and the product that the address names. What the visitor
 * typed before the script was there stays; what the browser restored is as old as the page's place
 * in the history, and the draft is newer.
 */
export function restoreDraft(form: HTMLFormElement, product: string | null): Draft | undefined {
  const draft = readDraft();
  const typed = withProduct(draft, product);
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    const text = typed[field];
    if (!isControl(control) || !text || (field === 'loanType' && !isLoanType(text))) continue;
    const isRestored = draft && isRevisited() && control !== document.activeElement;
    if (control.value === '' || isRestored) control.value = text;
  }
  return draft;
}

/** Makes the form what the draft is: the page was kept as it stood, and another one went on. */
export function renewForm(form: HTMLFormElement, draft: Draft | undefined): void {
  for (const field of fields) {
    const control = form.elements.namedItem(fieldId(field));
    // Not by a reset, which is the visitor's own and wipes the draft.
    if (isControl(control)) control.value = draft?.typed[field] ?? '';
  }
}
