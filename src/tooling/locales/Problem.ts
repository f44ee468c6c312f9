/** What is wrong at one place of a file, and how to mend it, in words for a translator. */
export interface Complaint {
  readonly line?: number | undefined;
  /** The dotted key, without its namespace. */
  readonly key?: string | undefined;
  readonly text: string;
}

/** A complaint and the file it is about, as a path that starts with `locales/`. */
export interface Problem extends Complaint {
  readonly file: string;
}

/** `locales/ha/faq.json:12 tabs.loan-options.name: what is wrong. How to mend it.` */
export function problemLine({ file, line, key, text }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${key ? ` ${key}` : ''}: ${text}`;
}

/** Says of each complaint which file it is about. */
export function problemsIn(file: string, complaints: readonly Complaint[]): Problem[] {
  return complaints.map((complaint) => ({ ...complaint, file }));
}
