const closedParts = '[hidden="until-found"], [role="tabpanel"][hidden]';

/** Opens the answers and tabs that only script could open. */
function openAll(): void {
  for (const part of document.querySelectorAll(closedParts)) {
    part.removeAttribute('hidden');
    const control = document.querySelector(`[aria-controls="${part.id}"][aria-expanded]`);
    control?.setAttribute('aria-expanded', 'true');
  }
}

/** Whether some of the page's code never comes. */
export function isUnaided(): boolean {
  return document.documentElement.dataset.unaided !== undefined;
}

/**
 * Leaves a page to the browser because code of it never comes: all of it can be read, a link loads
 * the next page, and a form is sent as forms are.
 */
export function goUnaided(): void {
  openAll();
  document.documentElement.dataset.unaided = '';
}
