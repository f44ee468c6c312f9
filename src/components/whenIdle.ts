/** Delay in milliseconds for browsers without `requestIdleCallback` (Safari). */
const assumedIdle = 200;

/** Resolves when the browser is idle, for work that no first interaction needs. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, assumedIdle);
  });
}
