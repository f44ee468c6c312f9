/** A Markdown table; every column but the first holds numbers. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'--:|'.repeat(head.length - 1)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Bytes in kB, as the targets are given. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
