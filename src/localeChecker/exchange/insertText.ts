import { applyEdits, modify } from 'jsonc-parser';
import type { ExpectedText } from '../expectedTexts.ts';
import { type Json, valueAt } from '../readJson.ts';

/** The index of the first name in a path that a file lacks; -1 if it has them all. */
function depthOf(content: Json, path: readonly string[]): number {
  return path.findIndex((_, depth) => valueAt(content, path.slice(0, depth + 1)) === undefined);
}

/** The index of a new name in its group, in the order of the English file. */
function insertionIndex(
  { path }: ExpectedText,
  depth: number,
  all: readonly ExpectedText[],
  names: readonly string[],
): number {
  const group = path.slice(0, depth).join('.');
  const siblings = all.filter((text) => text.path.slice(0, depth).join('.') === group);
  const order = siblings.map((text) => text.path[depth]);
  const at = order.indexOf(path[depth]);
  return names.filter((name) => order.indexOf(name) < at).length;
}

/**
 * Writes a text into the source of a JSON file, and changes no other byte of it.
 * @param all the texts of the file in the order of the English file
 */
export function insertText(
  source: string,
  expected: ExpectedText,
  text: string,
  all: readonly ExpectedText[],
): string {
  const content: Json = JSON.parse(source);
  const path = [...expected.path];
  const depth = depthOf(content, path);
  const edits = modify(source, path, text, {
    formattingOptions: {
      insertSpaces: true,
      tabSize: 2,
      eol: source.includes('\r\n') ? '\r\n' : '\n',
    },
    getInsertionIndex: (names) => insertionIndex(expected, depth, all, names),
  });
  return applyEdits(source, edits);
}
