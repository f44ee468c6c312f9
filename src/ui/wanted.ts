/** What a visitor does first, whatever the device; screen readers may begin with a click. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'click',
  'hashchange',
] as const;

let wanted: Promise<void> | undefined;

function firstSign(): Promise<void> {
  const { dataset } = document.documentElement;
  // `start.ts` listens before the application does, and is a script of its own. Who comes for one
  // place of a page may find it in a part that sleeps.
  if (dataset.wanted !== undefined || location.hash) return Promise.resolve();
  return new Promise((resolve) => {
    const hear = () => {
      for (const sign of signs) removeEventListener(sign, hear, true);
      dataset.wanted = '';
      resolve();
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  });
}

/**
 * Resolves when somebody is there: at the first touch, key or movement. What only answers a visitor
 * need not be loaded before. In the build, which renders everything, it resolves at once.
 */
export function whenWanted(): Promise<void> {
  wanted ??= typeof document === 'undefined' ? Promise.resolve() : firstSign();
  return wanted;
}

/**
 * Resolves when a part of the page is shown and answers, which may still sleep (see `Sleeper`) or
 * stand in a tab that is about to be chosen; at once if there is no such part. It is looked up again
 * each time: React may make it anew when it wakes.
 */
export function whenShown(find: () => Element | null): Promise<void> {
  const isWaiting = () => Boolean(find()?.closest('[data-asleep], [hidden]'));
  if (!isWaiting()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isWaiting()) return;
      observer.disconnect();
      resolve();
    });
    const what = { attributeFilter: ['data-asleep', 'hidden'], childList: true, subtree: true };
    observer.observe(document.body, what);
  });
}
