/** How the browser came to this document: `navigate`, `reload`, `back_forward` or, unknown, nothing. */
export function documentNavigation(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : '';
}
