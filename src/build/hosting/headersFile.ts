import type { HeaderRule } from './headerRules.ts';

/** The `_headers` file of static hosts: a path on a line, and its headers indented below. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Parses a file of {@link formatHeaders}. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        return [name, value];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}
