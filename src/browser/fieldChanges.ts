import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls a function whenever fields of the page may have changed. What fills a field in, such as a
 * password manager, may dispatch `change` alone, which React's `onChange` ignores after a script has
 * set the value, or no event at all: then the change is found at the next press or move of the
 * focus, and before the page is left.
 * @param onChange called much more often than something changes
 */
export function useFieldChanges(onChange: () => void): void {
  const listener = useEffectEvent(onChange);
  // A layout effect, because it is cleaned up while the fields are still in the page.
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['input', 'change', 'focusout', 'click', 'pagehide'])
      addEventListener(type, () => listener(), options);
    return () => {
      listeners.abort();
      listener();
    };
  }, []);
}
