let end: Promise<void> | undefined;

function isPast(splash: HTMLDialogElement): boolean {
  return !splash.open || splash.getAnimations().every(({ playState }) => playState === 'finished');
}

function splashShown(): HTMLDialogElement | undefined {
  const splash = document.getElementById('splash');
  return splash instanceof HTMLDialogElement && !isPast(splash) ? splash : undefined;
}

/** Whether the splash is covering the page. */
export function isSplashShown(): boolean {
  return splashShown() !== undefined;
}

function waitForEnd(): Promise<void> {
  const splash = splashShown();
  if (!splash) return Promise.resolve();
  return new Promise((resolve) => {
    splash.addEventListener('close', () => resolve());
    splash.addEventListener('animationend', ({ target }) => target === splash && resolve());
  });
}

/**
 * Resolves when the splash has ended or was skipped. The splash is pure CSS (`styles/splash.css`) and
 * ends without script; scrolling to a hash and counting up wait for this, to be visible.
 */
export function whenSplashEnds(): Promise<void> {
  end ??= waitForEnd();
  return end;
}
