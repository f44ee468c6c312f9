/** A diagnostic for translators: a fault at one place of a file, and its correction. */
export interface Problem {
  /** A path that starts with `locales/`. */
  readonly file: string;
  readonly line?: number;
  /** The dotted key, without its namespace. */
  readonly key?: string;
  readonly text: string;
}

/** Formats a problem as `locales/ha/faq.json:12 tabs.loan-options.name: fault and correction`. */
export function problemLine({ file, line, key, text }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${key ? ` ${key}` : ''}: ${text}`;
}
