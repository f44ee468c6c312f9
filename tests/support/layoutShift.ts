import type { Page } from './test.ts';

// A layout shift with its sources; TypeScript has no type for it.
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The cumulative layout shift since the first paint, and the texts that have moved. */
export function layoutShift(page: Page): Promise<{ shift: number; moved: string[] }> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without a shift there is no entry.
      setTimeout(() => resolve([]), 100);
    });
    const shifts = entries.filter((entry): entry is LayoutShift => 'sources' in entry);
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => node?.textContent?.slice(0, 40) ?? ''),
    };
  });
}
