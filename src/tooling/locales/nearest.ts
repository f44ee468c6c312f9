/** How many letters one must add, drop, change or swap to make one word the other. */
function distance(from: string, to: string): number {
  let above: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min(change, at(row, j) + 1, at(next, j - 1) + 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (i > 1 && j > 1 && swapped) next[j] = Math.min(at(next, j), at(above, j - 2) + 1);
    }
    above = row;
    row = next;
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}

/** The word of a list that was probably meant; undefined if none is close. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const ranked = [...words]
    .map((candidate) => ({
      candidate,
      off: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.off - b.off);
  const [best] = ranked;
  const limit = Math.max(1, Math.floor(word.length / 3));
  return best && best.off <= limit ? best.candidate : undefined;
}

/** " Did you mean x?", or nothing. */
export function didYouMean(word: string, words: Iterable<string>): string {
  const candidate = nearest(word, words);
  return candidate === undefined ? '' : ` Did you mean “${candidate}”?`;
}
