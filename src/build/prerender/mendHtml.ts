/**
 * Radix writes styles that the styles of `src/ui` do not need and a strict policy forbids. Before its
 * script runs it lets the Tab key reach no tab, and makes their list a target of its own, which is too
 * small (WCAG 2.5.5). React knows no `until-found` (see `Accordion`), and asks for pictures ahead with a
 * link where a document has none, just before the pictures themselves.
 */
export function mendHtml(html: string): string {
  return html
    .replace(/ style="[^"]*"/g, '')
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<div [^>]*role="tablist"[^>]*>/g, (tag) => tag.replace(' tabindex="-1"', ''))
    .replace(/<button [^>]*role="tab"[^>]*aria-selected="true"[^>]*>/g, (tag) =>
      tag.replace('tabindex="-1"', 'tabindex="0"'),
    )
    .replace(/<div [^>]*data-findable=""[^>]*>/g, (tag) =>
      tag.replace('hidden=""', 'hidden="until-found"'),
    );
}
