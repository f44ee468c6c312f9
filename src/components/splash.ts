/** The splash while it covers the page. */
export function shownSplash(): HTMLElement | null {
  const splash = document.querySelector<HTMLElement>('#splash[open]');
  const animations = splash?.getAnimations() ?? [];
  return animations.some(({ playState }) => playState !== 'finished') ? splash : null;
}

/**
 * Resolves when the splash has ended or was skipped. The splash is pure CSS (`styles/splash.css`) and
 * ends without script; scrolling to a hash and counting up wait for this, to be visible.
 */
export function whenSplashEnds(): Promise<void> {
  return new Promise((resolve) => {
    const splash = shownSplash();
    if (!splash) return resolve();
    splash.addEventListener('close', () => resolve());
    splash.addEventListener('animationend', ({ target }) => target === splash && resolve());
  });
}
