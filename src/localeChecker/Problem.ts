/** What is wrong at one place of a file, and how to mend it, in words for a translator. */
export interface Problem {
  /** A path that starts with `locales/`. */
  readonly file: string;
  readonly line?: number;
  /** The dotted key, without its namespace. */
  readonly key?: string;
  readonly text: string;
}

/** `locales/ha/faq.json:12 tabs.loan-options.name: what is wrong. How to mend it.` */
export function problemLine({ file, line, key, text }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${key ? ` ${key}` : ''}: ${text}`;
}
