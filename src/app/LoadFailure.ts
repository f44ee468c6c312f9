/** Whether any form of the document contains typed text. */
function holdsText(): boolean {
  if (import.meta.env.SSR) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type="checkbox"]), textarea)',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Code or translations of a page that did not arrive: the network failed, or a deployment has
 * replaced the files.
 */
export class LoadFailure extends Error {
  /** Read at once, while the previous page is still in the document. */
  readonly mayReload = !holdsText();

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Turns a failed load into a `LoadFailure`, to distinguish it from an error while rendering. */
export function loading<T>(load: Promise<T>): Promise<T> {
  return load.catch((error: unknown) => {
    throw new LoadFailure(error);
  });
}
