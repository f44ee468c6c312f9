function commonStart(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((word, i) => word !== b[i]);
  return index < 0 ? a.length : index;
}

function marked(words: readonly string[], start: number, end: number): string {
  const changed = words.slice(start, words.length - end).join(' ');
  return [...words.slice(0, start), `>>${changed}<<`, ...words.slice(words.length - end)].join(' ');
}

/** Encloses in `>>…<<` the words between the common start and end of two texts. */
export function markDifference(before: string, now: string): readonly [string, string] {
  const [a, b] = [before.split(' '), now.split(' ')];
  const start = commonStart(a, b);
  const rests = [a.slice(start).reverse(), b.slice(start).reverse()] as const;
  const end = commonStart(...rests);
  return [marked(a, start, end), marked(b, start, end)];
}
