import { Component, type ReactNode } from 'react';

interface FocusedElement {
  readonly element: Element;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/**
 * Keeps the focused element where it is on the screen when something above it comes or goes, such
 * as an error that was corrected or a section of a menu that closes: it must neither leave the
 * window (WCAG 2.4.11) nor move away from under the finger. The browser's scroll anchoring keeps
 * what is at the top of the window instead. Around what a change of state renders anew; a class,
 * because React lets only classes measure the page before a change.
 */
export class SteadyFocus extends Component<{ readonly children: ReactNode }> {
  override getSnapshotBeforeUpdate(): FocusedElement | null {
    const { activeElement: element } = document;
    return element && { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: object, _state: object, before?: FocusedElement | null) {
    if (!before || document.activeElement !== before.element) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.element)?.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}

/** What scrolls an element: a panel around it, such as a drawer, or the page. */
function scrollerOf(element: Element): Element | null {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  return document.scrollingElement;
}
