type Row = readonly string[];

/** A Markdown table; every column but the first holds numbers. */
export function markdownTable(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${'--:|'.repeat(head.length - 1)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
