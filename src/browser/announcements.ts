import { useCallback, useEffect, useState } from 'react';

/**
 * A value that follows another one after that has stayed the same for some milliseconds, and a
 * function that lets it follow at once.
 */
export function useSettled<Value>(
  value: Value,
  milliseconds: number,
): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  const settle = useCallback(() => setSettled(value), [value]);
  useEffect(() => {
    const timer = setTimeout(settle, milliseconds);
    return () => clearTimeout(timer);
  }, [settle, milliseconds]);
  return [settled, settle];
}

/** Milliseconds after which screen readers have picked up a change of a live region. */
export const announcementTime = 1000;

/**
 * Whether a value has changed just now. A live region has its text only for that time: a repeated
 * text is announced only if the region was empty, and a visitor who reads on must not find an old
 * one.
 */
export function useIsFresh(value: unknown): boolean {
  const [stale] = useSettled(value, announcementTime);
  return value !== stale;
}
