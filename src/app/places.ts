import type { Location } from 'react-router-dom';

/** How far each page of this tab's history was scrolled, in pixels, by entry. */
const storageKey = 'scroll-places';

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

let places: Record<string, unknown> | undefined;

/** The place that was remembered for an entry of the history, if any. */
export function placeOf(location: Location): number | undefined {
  places ??= read();
  const place = places[entryOf(location)];
  return typeof place === 'number' && place >= 0 ? place : undefined;
}

/** Keeps the place of an entry of the history, over a reload too. */
export function rememberPlace(location: Location, place: number): void {
  places ??= read();
  places[entryOf(location)] = place;
}

/** Writes the places where a reload finds them; called when the page is about to go. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places ?? {}));
  } catch {
    // Full or forbidden storage costs only the place after a reload.
  }
}
