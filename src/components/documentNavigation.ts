/** The type of the document's navigation: `navigate`, `reload`, `back_forward`; undefined if unknown. */
export function documentNavigation(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : '';
}
