import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of a file of the repository, for rules that point at it. */
export interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

/** The files below a folder that end in one of the endings, as paths from the repository's root. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => endings.some((ending) => name.endsWith(ending)));
}

export function linesOf(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((text, index) => ({ file, number: index + 1, text }));
}

/** The places where a pattern stands, as `file:line text`, for an assertion that none does. */
export function places(files: readonly string[], pattern: RegExp): string[] {
  return files
    .flatMap(linesOf)
    .filter(({ text }) => pattern.test(text))
    .map(({ file, number, text }) => `${file}:${number} ${text.trim()}`);
}
