import { useEffect, useState } from 'react';

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
