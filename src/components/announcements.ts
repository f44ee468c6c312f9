import { useEffect, useState } from 'react';

/** Milliseconds after which screen readers have picked up a change of a live region. */
export const announcementTime = 1000;

/**
 * Whether a value has changed just now. A live region has its text only for that time: a repeated
 * text is announced only if the region was empty, and a visitor who reads on must not find an old
 * one.
 */
export function useIsFresh(value: unknown): boolean {
  const [stale, setStale] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStale(value), announcementTime);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== stale;
}
