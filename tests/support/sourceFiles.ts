import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of a file, for rules that report its position. */
export interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

/** The files below a folder with one of the endings, relative to the root of the repository. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => endings.some((ending) => name.endsWith(ending)));
}

export function linesOf(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((text, index) => ({ file, number: index + 1, text }));
}

/** The matches of a pattern as `file:line text`. */
export function places(files: readonly string[], pattern: RegExp): string[] {
  return files
    .flatMap(linesOf)
    .filter(({ text }) => pattern.test(text))
    .map(({ file, number, text }) => `${file}:${number} ${text.trim()}`);
}
