import { useSyncExternalStore } from 'react';

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

function splashAnimations(): Animation[] {
  return document.getElementById('splash')?.getAnimations() ?? [];
}

/**
 * Whether the splash covers the page. It is pure CSS (`styles/splash.css`) and ends without script.
 */
export function isSplashShown(): boolean {
  return splashAnimations().some(({ playState }) => playState !== 'finished');
}

/**
 * Resolves when the splash has ended or was skipped, which cancels its animation. The scroll to a
 * hash and the count of the statistics wait for it, because they would be hidden.
 */
export async function whenSplashEnds(): Promise<void> {
  await Promise.allSettled(splashAnimations().map(({ finished }) => finished));
}
