import type { Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Storage may be blocked or contain invalid data; without it a page opens at its top.
    return {};
  }
}

// The router's key is not unique: the first page of every visit has the key "default", and so has a
// hash that was typed into the address bar.
function entryOf(location: Location): string {
  return `${location.key} ${location.pathname}${location.hash}`;
}

let positions: Record<string, unknown> | undefined;

/** The saved scroll position of a history entry, in pixels. */
export function savedPosition(location: Location): number | undefined {
  positions ??= read();
  const position = positions[entryOf(location)];
  return typeof position === 'number' && position >= 0 ? position : undefined;
}

/** Saves the scroll position of a history entry in memory, in pixels. */
export function savePosition(location: Location, position: number): void {
  positions ??= read();
  positions[entryOf(location)] = position;
}

/** Writes the positions to the session storage, before the document is unloaded. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // With full or blocked storage only the position after a reload is lost.
  }
}
