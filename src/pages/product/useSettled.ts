import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a change after which typing has ended. */
const typingPause = 1000;

/** The last value that did not change for a while, and a function that accepts the current one now. */
export function useSettled<Value>(value: Value): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  const settle = useCallback(() => setSettled(value), [value]);
  useEffect(() => {
    const timer = setTimeout(settle, typingPause);
    return () => clearTimeout(timer);
  }, [settle]);
  return [settled, settle];
}
