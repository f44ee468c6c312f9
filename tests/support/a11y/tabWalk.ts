import { expect, type Page } from '../test.ts';

/** A stop of the Tab key. */
interface Stop {
  readonly id: number;
  readonly name: string;
  readonly faults: readonly string[];
}

/** More stops than any page has: a walk that reaches this limit is in a keyboard trap. */
const most = 200;

/** Describes the focused element, or returns nothing if the focus has left the page. */
function stopHere(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // The map's frame runs in another process; until this process passes the focus on, no element
    // has it.
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1)
      await new Promise(requestAnimationFrame);
    const element = document.activeElement as (HTMLInputElement & { stop?: number }) | null;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    // Elements may move in the document: each visited element gets a number.
    const counter = window as Window & { stops?: number };
    counter.stops ??= 0;
    element.stop ??= counter.stops++;
    const label = element.labels?.[0]?.textContent || element.title;
    const name = (label || element.textContent || '').trim().replace(/\s+/g, ' ');

    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
        const part = Number(channel) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const style = getComputedStyle(element);
    // The ring lies between the element and a halo, and must contrast with the halo.
    const [halo = ''] = /rgba?\([^)]*\)/.exec(style.boxShadow) ?? [];
    const contrast = luminance(style.outlineColor) / luminance(halo);
    const isForced = matchMedia('(forced-colors: active)').matches;
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
      faults.push('shows no ring');
    else if (!isForced && (!halo || Math.max(contrast, 1 / contrast) < 3))
      faults.push(`has a ring of ${style.outlineColor} on ${halo || 'no halo'}`);

    // A link that wraps has one box per line.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const { left, right, top, bottom } = box;
    const ring = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    // Boxes may end between two pixels.
    const outside = ring - 0.5;
    const [x1, x2, y1, y2] = [left - outside, right + outside, top - outside, bottom + outside];
    const { clientWidth } = document.documentElement;
    // Of an element that is higher than the window, such as a heading, the beginning is in view.
    const last = Math.min(y2, y1 + innerHeight);
    if (x1 < 0 || x2 > clientWidth || y1 < 0 || last > innerHeight + 0.5)
      faults.push(`is out of view, with its ring: ${y1} to ${y2} of ${innerHeight}`);
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const edges = outer.getBoundingClientRect();
      const [inner, start] = [edges.left + outer.clientLeft, edges.top + outer.clientTop];
      const isCutX = x1 < inner || x2 > inner + outer.clientWidth;
      const isCutY = y1 < start || y2 > start + outer.clientHeight;
      const isCut = (isCutX && overflowX !== 'visible') || (isCutY && overflowY !== 'visible');
      // The overflow of the root applies to the window.
      if (isCut && outer !== document.documentElement)
        faults.push(`has a ring that ${outer.tagName}.${outer.className} cuts off`);
    }
    // A sticky element may cover the ring of an element behind it, but not that of the skip link.
    for (const y of style.position === 'fixed' ? [] : [y1, y2])
      for (let above = document.elementFromPoint((left + right) / 2, y); above; ) {
        const isOver = /sticky|fixed/.test(getComputedStyle(above).position);
        if (isOver && !above.contains(element))
          faults.push(`has a ring that ${above.tagName}.${above.className} covers`);
        above = above.parentElement;
      }
    // Centre and corners, inside the rounding: an element on top of such a point covers the
    // control.
    const radii = (style.borderRadius.match(/[\d.]+/g) ?? []).map(Number);
    const inset = 3 + 0.3 * Math.min(Math.max(...radii, 0), box.height / 2, box.width / 2);
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ] as const) {
      const above = document.elementFromPoint(x, y);
      if (above && !element.contains(above))
        faults.push(`is covered by ${above.tagName}.${above.className}`);
    }
    return { id: element.stop, name, faults };
  });
}

/**
 * Expects that the focused element, with its ring, is in view and uncovered (WCAG 2.4.7, 2.4.11).
 * @param step what was done
 */
export async function expectFocusInView(page: Page, step: string): Promise<void> {
  await expect(async () => {
    const stop = await stopHere(page);
    const faults = stop?.faults.filter((fault) => /view|cover|cuts/.test(fault));
    expect(faults, `${step}: ${stop?.name ?? 'the focus is lost'}`).toEqual([]);
  }).toPass();
}

/** Presses a key until the focus leaves the page or returns to the first stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await stopHere(page);
    if (!stop || stops.some(({ id }) => id === stop.id)) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus does not leave the page: ${stops.at(-1)?.name}`);
}

/**
 * Walks a page by Tab and back by Shift+Tab. Every visible control must be a stop, the first stop
 * must be the skip link, and each must be in view, uncovered and have a visible ring (WCAG 2.1.1,
 * 2.1.2, 2.4.1, 2.4.3, 2.4.7, 2.4.11–2.4.13).
 */
export async function expectTabWalk(page: Page, first: string): Promise<void> {
  const forwards = await walk(page, 'Tab');
  const backwards = await walk(page, 'Shift+Tab');
  for (const { name, faults } of [...forwards, ...backwards]) expect(faults, name).toEqual([]);
  const names = forwards.map(({ name }) => name);
  expect(names[0]).toBe(first);
  expect(backwards.map(({ name }) => name)).toEqual(names.toReversed());
  // In a tab list only the selected tab is a stop.
  const controls = page.locator('a[href], button, input, select, summary, textarea');
  const unselected = page.getByRole('tab', { selected: false });
  const shown = await controls.filter({ visible: true }).count();
  expect(names).toHaveLength(shown - (await unselected.count()));
}
