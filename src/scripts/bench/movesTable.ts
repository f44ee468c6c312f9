import { markdownTable } from './markdownTable.ts';
import type { Move } from './measureMoves.ts';
import { median } from './median.ts';

/** A row for each link, of all the times that it was followed. */
export function movesTable(rounds: readonly (readonly Move[])[]): string {
  const [first = []] = rounds;
  const rows = first.map(({ from, to }, index) => {
    const times = rounds.flatMap((round) => round[index] ?? []);
    const over = (measure: (move: Move) => number) => median(times.map(measure)).toFixed(0);
    return [
      `\`${from}\` to \`${to}\``,
      over(({ paint }) => paint),
      over(({ whole }) => whole),
      over(({ requests }) => requests),
    ];
  });
  return `${markdownTable(['link', 'ms to the new page', 'ms to all of it', 'requests'], rows)}\n`;
}
