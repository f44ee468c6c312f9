/** Whether a form of the document holds text that the visitor has typed. */
function holdsText(): boolean {
  if (import.meta.env.SSR) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type="checkbox"]), textarea)',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * A page's code or translations that did not arrive: the network failed, or a newer site has taken
 * the place of the one that this page came from.
 */
export class LoadFailure extends Error {
  /** Asked now, while the page that is left is still in the document. */
  readonly mayReload = !holdsText();

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Tells what could not be loaded from what went wrong while it was shown. */
export function loading<T>(load: Promise<T>): Promise<T> {
  return load.catch((error: unknown) => {
    throw new LoadFailure(error);
  });
}
