/** Milliseconds until a browser counts as idle that cannot tell (Safari has no `requestIdleCallback`). */
const assumedIdle = 200;

/** Resolves when the browser has time for what no first interaction needs. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, assumedIdle);
  });
}
