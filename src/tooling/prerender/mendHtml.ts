/**
 * Radix writes styles that the styles of `src/ui` do not need and a strict policy forbids, and lets
 * the Tab key reach no tab before its script runs; React knows no `until-found` (see `Accordion`).
 */
export function mendHtml(html: string): string {
  return html
    .replace(/ style="[^"]*"/g, '')
    .replace(/<button [^>]*role="tab"[^>]*aria-selected="true"[^>]*>/g, (tag) =>
      tag.replace('tabindex="-1"', 'tabindex="0"'),
    )
    .replace(/<div [^>]*data-findable=""[^>]*>/g, (tag) =>
      tag.replace('hidden=""', 'hidden="until-found"'),
    );
}
