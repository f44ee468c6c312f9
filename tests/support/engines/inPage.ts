// Functions for the page, which become properties of its window: each can call the others.
import type axe from 'axe-core';

declare module 'axe-core' {
  // Missing from its types.
  interface Aria {
    getRole(element: Element): string | null;
  }
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A role, and a name unless one element has this role. */
export type Target = readonly [role: string, name?: string];

/** The visible elements at the end of a path, by axe's computation of roles and names. */
function findTargets(path: readonly Target[]): Element[] {
  const { aria, text } = window.axe.commons;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  window.axe.setup();
  const find = (elements: Element[], [role, name]: Target) =>
    elements
      .flatMap((element) => [...element.querySelectorAll('*')])
      .filter((element) => aria.getRole(element) === role && isVisible(element))
      .filter((element) => !name || text.accessibleText(element).trim() === name);
  const found = path.reduce(find, [document.documentElement]);
  window.axe.teardown();
  return found;
}

/** The state of the element at the end of a path, if there is one alone. */
function look(path: readonly Target[]) {
  const found = findTargets(path);
  const [element] = found;
  if (!element || found.length > 1) return { count: found.length };
  const { activeElement } = document;
  return {
    count: 1,
    isFocused: element === activeElement,
    holdsFocus: element.contains(activeElement),
    expanded: element.ariaExpanded,
    current: element.ariaCurrent,
    invalid: element.ariaInvalid,
    value: 'value' in element ? element.value : undefined,
  };
}

/** The middle of the element at the end of a path, once the pointer can reach it and it rests. */
async function aim(path: readonly Target[]) {
  const [element, ...others] = findTargets(path);
  if (!element || others.length > 0) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y } = middle();
  const isHit = element.contains(document.elementFromPoint(x, y));
  return isHit && x === before.x && y === before.y ? { x, y } : undefined;
}

/** Whether the page is hydrated, which sets the height of its header, and has its font. */
function isReady(): boolean {
  const { style, dataset } = document.documentElement;
  return style.getPropertyValue('--header-reach') !== '' && dataset.font !== undefined;
}

/** The addresses of other sites that the page has requested, besides the map. */
function foreignRequests(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).origin)
    .filter((origin) => origin !== location.origin && origin !== 'https://www.openstreetmap.org');
}

export const inPage = { findTargets, look, aim, isReady, foreignRequests };
