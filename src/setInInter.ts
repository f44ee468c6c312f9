import { isSplashShown } from './components/splash.ts';
import { drawn } from './ui/drawn.ts';

function isSeen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && !isSplashShown();
}

/** Where each text of a part begins. */
function textPlaces(part: HTMLElement): readonly (DOMRect | undefined)[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = new Range();
  const places = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    places.push(range.getClientRects()[0]);
  }
  return places;
}

/** How far a word may move along its line, in pixels: browsers count a shift of 3 as one. */
const unnoticed = 2;

function hasMoved(before: DOMRect | undefined, after: DOMRect | undefined): boolean {
  if (!before || !after) return before !== after;
  return Math.abs(before.x - after.x) > unnoticed || Math.abs(before.y - after.y) > 1;
}

/**
 * Sets a part of the page in Inter, unless that would move what the visitor is looking at: the font
 * before has Inter's measures, but a line may still break elsewhere.
 */
function setPart(part: HTMLElement): void {
  const height = part.offsetHeight;
  const places = isSeen(part) ? textPlaces(part) : [];
  part.dataset.inter = '';
  if (places.length === 0) return;
  const moved = textPlaces(part).some((place, index) => hasMoved(places[index], place));
  if (moved || part.offsetHeight !== height) delete part.dataset.inter;
}

/** The page in parts, from the top: what holds a section is divided. */
function partsOf(element: Element): HTMLElement[] {
  if (element.querySelector('section')) return [...element.children].flatMap(partsOf);
  return element instanceof HTMLElement ? [element] : [];
}

/** Resolves when another page has taken the place of this one. */
function leftPage(): Promise<void> {
  const main = document.querySelector('main');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (main?.isConnected) return;
      observer.disconnect();
      resolve();
    });
    if (main?.parentElement) observer.observe(main.parentElement, { childList: true });
  });
}

/**
 * Loads Inter and sets the page in it, part after part from the top: laid out anew as a whole it
 * would be a long task on a phone. A part that has to keep its font keeps it until the next page.
 */
export async function setInInter(): Promise<void> {
  await document.fonts.load('1em Inter');
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll('#root > *')].flatMap(partsOf);
  for (const part of parts) {
    setPart(part);
    await drawn();
  }
  const kept = parts.filter((part) => part.dataset.inter !== '');
  for (const part of kept) part.dataset.keepsFont = '';
  // Of what was set or keeps its font nothing changes by it; the next page is drawn in Inter.
  dataset.inter = '';
  for (const part of parts) delete part.dataset.inter;
  if (kept.length === 0) return;
  await leftPage();
  for (const part of kept) delete part.dataset.keepsFont;
}
