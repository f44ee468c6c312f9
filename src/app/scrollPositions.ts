import type { Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    // Storage may be forbidden or hold anything; without it pages open at their top.
    return {};
  }
}

// The router's key alone is not enough: the first page of every visit has the same one, and so has
// a hash that was typed into the address.
function entryOf(location: Location): string {
  return `${location.key} ${location.pathname}${location.hash}`;
}

let positions: Record<string, unknown> | undefined;

/** The scroll position of an entry of this tab's history in pixels, if it was saved. */
export function savedPosition(location: Location): number | undefined {
  positions ??= read();
  const position = positions[entryOf(location)];
  return typeof position === 'number' && position >= 0 ? position : undefined;
}

/** Saves the scroll position of an entry of the history, in memory. */
export function savePosition(location: Location, position: number): void {
  positions ??= read();
  positions[entryOf(location)] = position;
}

/** Writes the positions where a reload finds them; called when the document is left. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // Full or forbidden storage costs only the position after a reload.
  }
}
