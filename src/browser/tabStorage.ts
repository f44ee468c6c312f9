/** What this document has kept while the storage is blocked or full. */
const unstored = new Map<string, object | undefined>();

/** Keeps an object for this tab, or removes it; without storage it lasts as long as the document. */
export function storeInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** The properties of what is kept, perhaps by another document of the tab; empty if invalid. */
export function storedInTab<Kept extends object>(
  key: string,
): Partial<Record<keyof Kept, unknown>> {
  if (unstored.has(key)) return { ...unstored.get(key) };
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    // Storage is blocked, or contains invalid data.
    return {};
  }
}
