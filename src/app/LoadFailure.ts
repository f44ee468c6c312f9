/**
 * A page's code or translations that did not arrive: the network failed, or a newer site has taken
 * the place of the one that this page came from.
 */
export class LoadFailure extends Error {
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
