import { useSyncExternalStore } from 'react';

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether Save-Data is on in the browser. */
export function savesData(): boolean {
  // TypeScript's DOM types lack the Network Information API, and so do some browsers.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The type of the document's navigation: `navigate`, `reload`, `back_forward`; empty if unknown. */
export function documentNavigation(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : '';
}

/** Resolves when the browser is idle, for work that no first interaction needs. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`; a page is idle 200 ms after its hydration.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

const never = () => () => {};

/** Whether React is hydrating; its first render must match the prerendered HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
