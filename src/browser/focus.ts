/**
 * Focuses any element, so that a screen reader continues there. An element that is not a control is
 * focusable only while it has the focus: Orca announces focusable elements as "clickable" if the
 * document has a click listener. It stays out of the Tab order.
 */
export function focusOn(element: HTMLElement): void {
  const takeBack = () => {
    // If the window lost the focus, the element is still the active one.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', takeBack);
    element.removeAttribute('tabindex');
  };
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', takeBack);
  }
  element.focus({ preventScroll: true });
}

/**
 * Focuses a control, and shows it if it is not in view. The browser would scroll in any case: to a
 * control in the sticky header, to where the header was without being sticky.
 */
export function focusInView(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  const { left, right, top, bottom } = control.getBoundingClientRect();
  // Outside the window there is no element, and the header or the bar on phones may be in front.
  const isSeen = [top + 1, bottom - 1].every((y) =>
    control.contains(document.elementFromPoint((left + right) / 2, y)),
  );
  if (!isSeen) control.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses the heading of a part of the page, and shows all of the part if it fits, or its beginning.
 */
export function showPart(heading: HTMLElement): void {
  focusOn(heading);
  heading.parentElement?.scrollIntoView({ block: 'nearest' });
  heading.scrollIntoView({ block: 'nearest' });
}

/** Focuses the `h1` of the page, and shows it: in a low window it can be below the header. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  focusOn(heading);
  heading.scrollIntoView({ block: 'nearest' });
}
