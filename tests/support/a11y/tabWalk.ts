import type { Page } from '../test.ts';

/** A place where the Tab key stops. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** What is wrong with it, if anything. */
  readonly faults: readonly string[];
}

/** More than any page has: reaching it means that the keyboard is trapped. */
const most = 200;

/** Describes where the focus is, or nothing when it has left the page. */
function stopHere(page: Page): Promise<(Stop & { readonly id: number }) | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    // Counters on the page move its elements about: each is known by a number that it keeps.
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
      // The ring lies between its element and a halo: it has to stand out from the halo.
      const [halo = ''] = /rgba?\([^)]*\)/.exec(style.boxShadow) ?? [];
      const isForced = matchMedia('(forced-colors: active)').matches;
      if (!isForced && (!halo || contrast(style.outlineColor, halo) < 3))
        faults.push(`ring ${style.outlineColor} on ${halo || 'no halo'}`);
    }

    // A link that goes on in the next line has a box for each.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const { left, right, top, bottom } = box;
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isInView) faults.push('is out of view');
    // Its corners and its middle, a little inside: something else on top of one covers it.
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
 * Whether the focus is on the page. The map's frame, of another process, hands on a focus for which
 * it has no use, and for that moment it is nowhere.
 */
export function hasFocus(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 500 })
    .then(
      () => true,
      () => false,
    );
}

/** Goes through a page by Tab, or by Shift+Tab, until the focus leaves it or comes round again. */
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
