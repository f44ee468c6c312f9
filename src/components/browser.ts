import { useEffect, useState, useSyncExternalStore } from 'react';

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

/** Whether React is hydrating; its first render must match the prerendered HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}

/** Milliseconds after which screen readers have taken over what a live region says. */
export const announcementTime = 1000;

/**
 * Whether a value has changed just now. A live region shows its text only so long: the same text again
 * is news only in an empty region, and whoever reads on must not come upon what was said before.
 */
export function useIsFresh(value: unknown): boolean {
  const [stale, setStale] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStale(value), announcementTime);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== stale;
}

function splashAnimations(): Animation[] {
  return document.getElementById('splash')?.getAnimations() ?? [];
}

/** Whether the splash covers the page. It is pure CSS (`styles/splash.css`) and ends without script. */
export function isSplashShown(): boolean {
  return splashAnimations().some(({ playState }) => playState !== 'finished');
}

/**
 * Resolves when the splash has ended or was skipped, which cancels its animation. Scrolling to a hash
 * and counting up wait for this, to be visible.
 */
export async function whenSplashEnds(): Promise<void> {
  await Promise.allSettled(splashAnimations().map(({ finished }) => finished));
}

/**
 * Focuses any element, so that a screen reader continues there. An element that is not a control is
 * focusable only while it has the focus: it stays out of the Tab order, and Orca announces focusable
 * elements as "clickable" when the document has a click listener.
 */
export function focusOn(element: HTMLElement): void {
  const takeBack = () => {
    // The window lost the focus, but the element is still the active one.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', takeBack);
    element.removeAttribute('tabindex');
  };
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', takeBack);
  }
  element.focus({ preventScroll: true });
}

/** Focuses the `h1` of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}
