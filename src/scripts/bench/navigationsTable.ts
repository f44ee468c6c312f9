import { markdownTable } from './markdownTable.ts';
import type { Navigation } from './measureNavigations.ts';
import { median } from './median.ts';

/** A row for each link, of all the times that it was followed. */
export function navigationsTable(rounds: readonly (readonly Navigation[])[]): string {
  const [first = []] = rounds;
  const rows = first.map(({ from, to }, index) => {
    const times = rounds.flatMap((round) => round[index] ?? []);
    const over = (measure: (navigation: Navigation) => number) =>
      median(times.map(measure)).toFixed(0);
    return [
      `\`${from}\` to \`${to}\``,
      over(({ paint }) => paint),
      over(({ whole }) => whole),
      over(({ requests }) => requests),
    ];
  });
  return `${markdownTable(['link', 'ms to the new page', 'ms to all of it', 'requests'], rows)}\n`;
}
