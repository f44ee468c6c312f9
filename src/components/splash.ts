let end: Promise<void> | undefined;

function isPast(splash: HTMLDialogElement): boolean {
  return !splash.open || splash.getAnimations().every(({ playState }) => playState === 'finished');
}

function splashShown(): HTMLDialogElement | undefined {
  const splash = document.getElementById('splash');
  return splash instanceof HTMLDialogElement && !isPast(splash) ? splash : undefined;
}

/** Whether the start-up splash holds the page back now. */
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
 * Resolves when the start-up splash has ended or was skipped. The splash is CSS alone
 * (`styles/splash.css`) and ends without this: script only learns of it, because scrolling to a
 * hash and counting must not happen while nobody can see them.
 */
export function whenSplashEnds(): Promise<void> {
  end ??= waitForEnd();
  return end;
}
