/** Where React Router notes, when a page goes, between which pages the visitor has moved. */
const routersKey = 'remix-router-transitions';

/**
 * Removes the router's note of its view transitions as soon as it is written: the privacy policy
 * lists what the site keeps, and this is not in it. To be called once the router listens.
 */
export function forgetTransitions(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.removeItem(routersKey);
    } catch {
      // Where storage is forbidden, nothing was written.
    }
  });
}
