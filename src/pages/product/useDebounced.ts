import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a change after which typing has ended. */
const typingPause = 1000;

/** A debounced value, and a function that updates it without the delay. */
export function useDebounced<Value>(value: Value): [debounced: Value, flush: () => void] {
  const [debounced, setDebounced] = useState(value);
  const flush = useCallback(() => setDebounced(value), [value]);
  useEffect(() => {
    const timer = setTimeout(flush, typingPause);
    return () => clearTimeout(timer);
  }, [flush]);
  return [debounced, flush];
}
