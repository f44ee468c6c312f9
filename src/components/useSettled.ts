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
