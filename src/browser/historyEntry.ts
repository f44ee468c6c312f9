import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrating } from './pageLoad.ts';
import { storedInTab, storeInTab } from './tabStorage.ts';

/**
 * The storage key of the current entry of the history. The router sets no key for the first page of
 * a visit or for a hash that was typed into the address bar ("default"), so this function sets one,
 * which the router reads later.
 */
export function currentEntry(): string {
  const { key = Math.random().toString(36).slice(2) } = history.state ?? {};
  try {
    if (!history.state?.key) history.replaceState({ idx: null, ...history.state, key }, '');
  } catch {
    // Browsers limit how often the history is changed.
  }
  return `place ${key}`;
}

/** Adds values to those that are stored for an entry of the history. */
export function storeForEntry(entry: string, values: object): void {
  storeInTab(entry, { ...storedInTab(entry), ...values });
}

/** A value that is stored for the current entry of the history. */
export function storedForEntry(name: string): unknown {
  return storedInTab<Record<string, unknown>>(currentEntry())[name];
}

/** Whether a stored value is a boolean, for `useEntryState`. */
export const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/**
 * State of a page that Back, Forward and a reload bring back like its position: what was typed,
 * chosen or opened there. A link to a part of the same page makes a new entry with the same state.
 * @param isValid whether a stored value can be used: it may be of an older version of the site
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
  isValid: (stored: unknown) => stored is Value,
): [value: Value, setValue: Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const isHydrating = useIsHydrating();
  const restored = (): Value | undefined => {
    const stored = storedForEntry(name);
    return isValid(stored) ? stored : undefined;
  };
  // From the first rendering on, so that the page has its height when its position is restored; but
  // the first rendering of a prerendered page is that of its HTML.
  const [value, setValue] = useState(() => (isHydrating ? undefined : restored()) ?? initial);
  // Also where Back leads to the same page in another language. The value is read now, because the
  // effect below soon stores the former one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history for each key
  useLayoutEffect(() => {
    const stored = restored();
    if (stored !== undefined) setValue(stored);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history for each key
  useEffect(() => storeForEntry(currentEntry(), { [name]: value }), [key, name, value]);
  return [value, setValue];
}
