/** The path that was reloaded last; a second failure there is no reason to do it again. */
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

/**
 * Reloads the page because code or translations of it are gone, as after a deployment: once for a path
 * and tab, and only where there is a network to load it from.
 */
export function reloadOnce(): void {
  if (navigator.onLine && !isGuarded(location.pathname)) location.reload();
}
