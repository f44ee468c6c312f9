import type { Page } from '../test.ts';

/** A stop of the Tab key. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** The faults of the focused element. */
  readonly faults: readonly string[];
}

/** More stops than any page has: reaching this limit is a keyboard trap. */
const most = 200;

/** Describes the focused element, or returns nothing if the focus has left the page. */
function stopHere(page: Page): Promise<(Stop & { readonly id: number }) | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    // Elements may move in the document: each visited element gets a number.
    const known = element as HTMLElement & { stop?: number };
    const counter = window as Window & { stops?: number };
    counter.stops ??= 0;
    known.stop ??= counter.stops++;
    const name = (element.textContent || element.getAttribute('aria-label') || '').trim();
    const labels = (element as HTMLInputElement).labels;
    const label = labels?.[0]?.textContent ?? element.getAttribute('title') ?? '';

    const style = getComputedStyle(element);
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push('shows no ring');
    else {
      // The ring lies between the element and a halo, and must contrast with the halo.
      const [halo = ''] = /rgba?\([^)]*\)/.exec(style.boxShadow) ?? [];
      const isForced = matchMedia('(forced-colors: active)').matches;
      if (!isForced && (!halo || contrast(style.outlineColor, halo) < 3))
        faults.push(`ring ${style.outlineColor} on ${halo || 'no halo'}`);
    }

    // A link that wraps has one box per line.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const { left, right, top, bottom } = box;
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isInView) faults.push('is out of view');
    // Centre and corners, slightly inside: another element on top of a point covers the control.
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    for (const [x, y] of points) {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const above = document.elementFromPoint(x, y);
      const isRounded = Number.parseFloat(style.borderRadius) > 3;
      const isCorner = x !== points[0][0];
      if (above && !element.contains(above) && !(isRounded && isCorner && above.contains(element)))
        faults.push(`is covered by ${above.tagName}.${above.className}`);
    }
    if (!name && !label) faults.push('has no name');
    return {
      id: known.stop,
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      name: (label || name).trim().replace(/\s+/g, ' '),
      faults,
    };
  });
}

/**
 * Whether an element of the page has the focus. The map's frame runs in another process and passes
 * the focus on; in between no element has it.
 */
function hasFocus(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 500 })
    .then(
      () => true,
      () => false,
    );
}

/** Presses Tab or Shift+Tab until the focus leaves the page or returns to the first stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = (await hasFocus(page)) ? await stopHere(page) : undefined;
    if (!stop || seen.has(stop.id)) return stops;
    seen.add(stop.id);
    stops.push({ role: stop.role, name: stop.name, faults: stop.faults });
  }
  throw new Error(`the focus does not leave the page: ${stops.at(-1)?.name}`);
}
