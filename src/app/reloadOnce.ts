/** Storage key of the path that was reloaded last; a second failure there causes no further reload. */
const guardKey = 'reload-guard';

function isGuarded(path: string): boolean {
  try {
    if (sessionStorage.getItem(guardKey) === path) return true;
    sessionStorage.setItem(guardKey, path);
    return false;
  } catch {
    // Without storage the reload could repeat endlessly.
    return true;
  }
}

/**
 * Reloads a page whose code or translations no longer exist, as after a deployment: once for a path
 * in a tab, and only while the browser is online.
 */
export function reloadOnce(): void {
  if (navigator.onLine && !isGuarded(location.pathname)) location.reload();
}
