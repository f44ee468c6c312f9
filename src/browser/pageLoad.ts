import { type EffectCallback, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * The type of the document's navigation: `navigate`, `reload`, `back_forward`; empty if unknown.
 */
export function documentNavigation(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : '';
}

/** Resolves when the browser is idle, for work that the first interactions do not need. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`; a page is idle 200 ms after its hydration.
    if ('requestIdleCallback' in window) {
      // A page may never be idle.
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else setTimeout(resolve, 200);
  });
}

/** Whether React is hydrating; its first render must match the prerendered HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

/**
 * Runs an effect once, before the visitor sees the component: at hydration, when fields may already
 * hold what was typed, chosen or restored by the browser, and whenever the component is shown anew.
 */
export function useBeforeFirstPaint(effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later rendering must not repeat it
  useLayoutEffect(effect, []);
}
