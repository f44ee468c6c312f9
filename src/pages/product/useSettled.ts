import { useCallback, useEffect, useState } from 'react';

/** After this without a change, in milliseconds, the visitor has ended typing. */
const typingPause = 1000;

/** A value as it was when it last stayed the same for a while, and a way not to wait for that. */
export function useSettled<Value>(value: Value): [settled: Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  const settle = useCallback(() => setSettled(value), [value]);
  useEffect(() => {
    const timer = setTimeout(settle, typingPause);
    return () => clearTimeout(timer);
  }, [settle]);
  return [settled, settle];
}
