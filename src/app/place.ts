import { focusHeading, focusInView, focusOn } from '../browser/focus.ts';
import { storeForEntry } from '../browser/historyEntry.ts';
import { storedInTab } from '../browser/tabStorage.ts';

/** What Back and Forward restore: the position, and the focus of the link that was followed. */
export interface Place {
  /** Pixels from the top of the page. */
  readonly top: number;
  /** The address of the link, as in its `href`; empty if no link was followed. */
  readonly href: string;
  /** Its index among the links with this address. */
  readonly index: number;
}

/** The stored place of a history entry; undefined if its page was not left yet. */
export function placeOf(entry: string): Place | undefined {
  const { top, href, index } = storedInTab<Place>(entry);
  if (!Number.isFinite(top)) return undefined;
  return { top: Number(top), href: String(href), index: Number(index) };
}

/**
 * Stores the place of a history entry when something is pressed or the page is left. A press beside
 * links leaves the link that was followed before.
 */
export function storePlace(entry: string, pressed: EventTarget | null): void {
  const link = pressed instanceof Element && pressed.closest<HTMLElement>('a[href]');
  const { href = '', index = 0 } = placeOf(entry) ?? {};
  const address = link ? (link.getAttribute('href') ?? '') : href;
  const place: Place = {
    top: scrollY,
    href: address,
    index: link ? linksTo(`="${CSS.escape(address)}"`).indexOf(link) : index,
  };
  storeForEntry(entry, place);
}

/** Whether an element begins in the window: of a link that does, `focusInView` shows the rest. */
export function isInView(element: Element | null): boolean {
  // A hidden element has no box.
  const [box] = element?.getClientRects() ?? [];
  return box !== undefined && box.top >= 0 && box.top <= innerHeight;
}

/** Pixels of the outline and its offset. */
const ringRoom = 5;

/**
 * Focuses the heading of a page whose followed link is not there, such as one of a menu that is
 * closed, or the first text in view if the heading is not. With room for the ring of the focus
 * (`base.css`), which some settings always show.
 */
export function focusTextInView(): void {
  // On pages of the policy the names of its sections come before the heading.
  const texts = ['h1', ':is(h2, h3, p, li)'].flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`main ${name}`),
  ]);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const text = texts.find((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top >= Math.max(0, header) + ringRoom && bottom <= innerHeight;
  });
  if (text) focusOn(text);
  else focusHeading();
}

/**
 * Focuses the link of a place, whose element is a new one after Back, and shows it.
 * @returns whether there is one
 */
export function focusLinkOf({ href, index }: Place): boolean {
  const [path = ''] = href.split(/[?#]/);
  const same = linksTo(`="${CSS.escape(href)}"`);
  // What was typed, and with it the query of the address, may be restored only later.
  const similar = path ? linksTo(`^="${CSS.escape(path)}?"`) : [];
  // The last one in view: the links of the header come first, and are always in view.
  const link = [same[index], ...[...similar, ...same].reverse()].find(
    (one) => one && isInView(one),
  );
  if (!link) return false;
  focusInView(link);
  // A link in a closed answer has a box but cannot take the focus.
  return document.activeElement === link;
}

/** The links whose `href` fits the rest of a selector: an operator and a value. */
function linksTo(address: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#root a[href${address}]`)];
}
