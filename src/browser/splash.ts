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
