/** The path that was loaded anew last; a second failure there is no reason to do it again. */
const guardKey = 'reload-guard';

function isGuarded(path: string): boolean {
  try {
    if (sessionStorage.getItem(guardKey) === path) return true;
    sessionStorage.setItem(guardKey, path);
    return false;
  } catch {
    // Without a memory it could happen for ever.
    return true;
  }
}

function holdsText(): boolean {
  const fields = document.querySelectorAll('form :is(input, textarea)');
  return [...fields].some((field) => {
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    return isText && field.type !== 'checkbox' && field.value !== '';
  });
}

/**
 * Loads the page anew because a part of it is gone, as after a deployment: once for a path and tab,
 * only where there is a network to load it from, and never while a form holds what somebody typed.
 */
export function reloadOnce(): void {
  if (navigator.onLine && !holdsText() && !isGuarded(location.pathname)) location.reload();
}
