/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether Save-Data is on in the browser. */
export function savesData(): boolean {
  // TypeScript's DOM types lack the Network Information API, and so do some browsers.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
