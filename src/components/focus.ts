/**
 * Focuses any element, so that a screen reader continues there. An element that is not a control is
 * focusable only while it has the focus: it stays out of the Tab order, and Orca announces focusable
 * elements as "clickable" when the document has a click listener.
 */
export function focusOn(element: HTMLElement): void {
  const takeBack = () => {
    // The window lost the focus, but the element is still the active one.
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

/** Focuses the `h1` of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}
