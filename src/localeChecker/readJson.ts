import { readFileSync } from 'node:fs';
import { type ParseError, visit } from 'jsonc-parser';
import type { Problem } from './Problem.ts';
import { syntaxMistake } from './syntaxMistake.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonGroup;

/** A JSON object: texts and nested groups by name. */
export interface JsonGroup {
  readonly [name: string]: Json;
}

/** A JSON file with the lines of its keys. */
export interface JsonFile {
  /** Undefined if the file is invalid. */
  readonly content: JsonGroup | undefined;
  /** The reason why it is invalid, or its duplicate keys. */
  readonly problems: readonly Problem[];
  /** Creates a problem at the line of a key. */
  at(path: readonly string[], text: string): Problem;
}

export function isGroup(value: Json | undefined): value is JsonGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined if there is none. */
export function valueAt(group: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce((inner, name) => (isGroup(inner) ? inner[name] : undefined), group);
}

/** The type of a value as messages name it: "a text", "a group in braces", "a list" … */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
  };
  return names[typeof value] ?? 'a group in braces';
}

function dotted(path: readonly string[]): string {
  return path.map((name) => name || '""').join('.');
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(source: string): Json | undefined {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

interface Keys {
  readonly lines: ReadonlyMap<string, number>;
  readonly duplicates: readonly { path: string[]; line: number; earlier: number }[];
  readonly errors: readonly ParseError[];
}

function findKeys(source: string): Keys {
  const lines = new Map<string, number>();
  const duplicates: { path: string[]; line: number; earlier: number }[] = [];
  const errors: ParseError[] = [];
  visit(
    source,
    {
      onObjectProperty(name, _offset, _length, startLine, _character, groups) {
        const path = [...groups().map(String), name];
        const line = startLine + 1;
        const earlier = lines.get(JSON.stringify(path));
        if (earlier !== undefined) duplicates.push({ path, line, earlier });
        lines.set(JSON.stringify(path), line);
      },
      onError: (error, offset, length) => errors.push({ error, offset, length }),
    },
    { disallowComments: true },
  );
  return { lines, duplicates, errors };
}

/** The reason why a file is not one JSON object in UTF-8 without byte order mark. */
function faultOf(
  source: string | undefined,
  content: Json | undefined,
  errors: readonly ParseError[],
) {
  if (source === undefined)
    return 'The file is not saved as UTF-8. Save it again with the encoding UTF-8.';
  if (source.startsWith('\ufeff'))
    return 'The file begins with an invisible mark. Save it again as “UTF-8”, not “UTF-8 with BOM”.';
  if (content === undefined) return syntaxMistake(source, errors);
  return `The file holds ${describe(content)}. It has to hold one group in braces { … }.`;
}

/**
 * Reads a file and validates what the build requires: one JSON object in UTF-8.
 * @param shown the path of the file in messages
 */
export function readJson(file: string, shown: string): JsonFile {
  const source = decode(readFileSync(file));
  const { lines, duplicates, errors } = findKeys(source ?? '');
  const content = parse(source ?? '');
  const at = (path: readonly string[], text: string): Problem => {
    const line = lines.get(JSON.stringify(path)) ?? 1;
    return { file: shown, line, key: dotted(path), text };
  };
  if (!isGroup(content)) {
    const fault = faultOf(source, content, errors);
    const problem = typeof fault === 'string' ? { line: 1, text: fault } : fault;
    return { content: undefined, problems: [{ file: shown, ...problem }], at };
  }
  const problems = duplicates.map(({ path, line, earlier }) => {
    const text = `This key was already there in line ${earlier}, and only the last one counts. Remove one of the two.`;
    return { file: shown, line, key: dotted(path), text };
  });
  return { content, problems, at };
}
