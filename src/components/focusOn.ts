/**
 * Gives the focus to any element, for reading to go on there. What is no control can take it only
 * while it has it: it stays out of the Tab order, and Orca calls what can take the focus "clickable"
 * in an application that listens to clicks anywhere.
 */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) lendFocus(element);
  element.focus({ preventScroll: true });
}

/** Gives the focus to the page's heading, which tells where one is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}

function lendFocus(element: HTMLElement): void {
  const takeBack = () => {
    // The window has lost the focus, not the element.
    if (document.activeElement === element) return;
    element.removeEventListener('blur', takeBack);
    element.removeAttribute('tabindex');
  };
  element.tabIndex = -1;
  element.addEventListener('blur', takeBack);
}
