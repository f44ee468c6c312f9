/** Where React Router notes, when a page goes, between which pages the visitor has moved. */
const routersKey = 'remix-router-transitions';

/** A visitor who is faster than a view transition, or looks elsewhere, makes no error. */
function isSkippedTransition(reason: unknown): boolean {
  return reason instanceof DOMException && /transition/i.test(reason.message);
}

/**
 * Clears away what the router leaves of its view transitions: a note of them, as soon as it is
 * written, since the privacy policy lists what the site keeps, and this is not in it; and the
 * rejection of one that is skipped, which nobody hears. To be called once the router listens.
 */
export function forgetTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem(routersKey);
    } catch {
      // Where storage is forbidden, nothing was written.
    }
  });
}
