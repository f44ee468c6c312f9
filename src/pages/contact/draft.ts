import { type FieldName, fields, isFieldName, type Typed } from './fields.ts';

/** What the visitor typed and has not sent, for this tab alone. */
export interface Draft {
  readonly typed: Typed;
  /** The product that the address named when it was typed. */
  readonly product: string | null;
  /** It went out already, and no answer came. */
  readonly mayHaveArrived: boolean;
}

const storageKey = 'contact-message';

const empty: Draft = { typed: {}, product: null, mayHaveArrived: false };

function isTyped(value: unknown): value is [FieldName, string] {
  return Array.isArray(value) && isFieldName(value[0]) && typeof value[1] === 'string';
}

function parse(text: string | null): Draft | undefined {
  const { typed, product, mayHaveArrived }: Record<string, unknown> = { ...JSON.parse(text ?? '') };
  if (typeof typed !== 'object' || typed === null) return undefined;
  return {
    typed: Object.fromEntries(Object.entries(typed).filter(isTyped)),
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
function isWorthKeeping({ typed, product }: Draft): boolean {
  return fields.some((field) => {
    const text = typed[field] ?? '';
    return text !== '' && !(field === 'loanType' && text === product);
  });
}

/** Keeps what is new of the draft, beside what it had before. */
export function changeDraft(news: Partial<Draft>): void {
  const draft = { ...(readDraft() ?? empty), ...news };
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
