import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { sourceTag } from '../i18n/keys.ts';

type Json = string | number | boolean | null | readonly Json[] | JsonGroup;

/** A JSON object: texts and nested groups by name. */
export interface JsonGroup {
  readonly [name: string]: Json;
}

/** A diagnostic for translators: a fault at one place of a file, and its correction. */
export interface Problem {
  /** A path that starts with `locales/`. */
  readonly file: string;
  readonly line?: number;
  /** The dotted key, without its namespace. */
  readonly key?: string;
  readonly text: string;
}

/** A JSON file with the lines of its keys. */
export interface JsonFile {
  /** Undefined if the file is invalid. */
  readonly content: JsonGroup | undefined;
  /** The reason why it is invalid, or its duplicate keys. */
  readonly problems: readonly Problem[];
  /** Creates a problem at the line of a key, or of the group that lacks the key. */
  at(path: readonly string[], text: string): Problem;
}

/** Formats a problem as `locales/ha/faq.json:12 tabs.loan-options.name: fault and correction`. */
export function problemLine({ file, line, key, text }: Problem): string {
  return `${file}${line ? `:${line}` : ''}${key ? ` ${key}` : ''}: ${text}`;
}

/** Names in quotation marks, as messages list them. */
export function quoted(names: readonly string[], separator = ', '): string {
  return names.map((name) => `“${name}”`).join(separator);
}

export function isGroup(value: unknown): value is JsonGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text at a path such as `units.hour` in nested groups; undefined if there is none, or an empty one. */
export function textAt(group: unknown, path: string): string | undefined {
  const inner = (value: unknown, name: string) => (isGroup(value) ? value[name] : undefined);
  const text = path.split('.').reduce<unknown>(inner, group);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A value as messages show it: `"title"`, `null`, `["a"]`. */
export function shownValue(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > 40 ? `${written.slice(0, 40)}…` : written;
}

function dotted(path: readonly string[]): string {
  return path.map((name) => name || '""').join('.');
}

/** The result of a function that throws on invalid input, then undefined. */
export function attempt<Result>(parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

function parse(source: string): Json | undefined {
  return attempt(() => JSON.parse(source));
}

/** The first syntax error of a file; later ones usually follow from it. */
function syntaxMistake(source: string, errors: readonly ParseError[]) {
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  const { offset, length } = first ?? { offset: 0, length: 0 };
  const found = source.slice(offset, offset + length).trim();
  // A comma that is missing belongs after the last character before the error.
  const before = Math.max(source.slice(0, offset).trimEnd().length - 1, 0);
  switch (first && printParseErrorCode(first.error)) {
    case 'CommaExpected':
      return {
        offset: before,
        text: `A comma or a closing brace is missing before “${found}”: add it at the end of this line.`,
      };
    case 'UnexpectedEndOfString':
      return {
        offset,
        text: 'The text that begins here has no closing quotation mark: add the ".',
      };
    case 'InvalidSymbol':
      return {
        offset,
        text: `${found} is not between straight quotation marks ("): put it between them, and write curly ones (“ ”) only inside a text.`,
      };
    case 'PropertyNameExpected':
      if (source[before] !== ',') break;
      return { offset: before, text: 'The comma before a closing brace is too much: remove it.' };
  }
  const near = found && ` near ${found}`;
  const text = `This is not valid JSON${near}: compare it with the English file.`;
  return { offset: found ? offset : before, text };
}

/** The reason why a file is not one JSON object in UTF-8 without byte order mark. */
function faultOf(source: string | undefined, errors: readonly ParseError[]) {
  const fault = (text: string) => ({ offset: 0, text });
  if (source === undefined)
    return fault('The file is not in UTF-8: save it again with the encoding UTF-8.');
  if (source.startsWith('\ufeff'))
    return fault('The file begins with a byte order mark: save it as UTF-8 without BOM.');
  const content = parse(source);
  return content === undefined
    ? syntaxMistake(source, errors)
    : fault(`The file holds ${shownValue(content)}: it has to hold one group in braces { … }.`);
}

/**
 * Reads a file and validates what the build requires: one JSON object in UTF-8.
 * @param shown the path of the file in messages
 */
function readJson(file: string, shown: string): JsonFile {
  const bytes = readFileSync(file);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const source = attempt(() => decoder.decode(bytes));
  const content = parse(source ?? '');
  const offsets = new Map<string, number>();
  const problems: Problem[] = [];
  const errors: ParseError[] = [];
  const lineAt = (offset: number) => (source ?? '').slice(0, offset).split('\n').length;
  const offsetOf = (path: readonly string[]): number =>
    path.length === 0 ? 0 : (offsets.get(JSON.stringify(path)) ?? offsetOf(path.slice(0, -1)));
  const at = (path: readonly string[], text: string): Problem => {
    return { file: shown, line: lineAt(offsetOf(path)), key: dotted(path), text };
  };
  const addKey = (path: readonly string[], offset: number) => {
    const earlier = offsets.get(JSON.stringify(path));
    offsets.set(JSON.stringify(path), offset);
    if (earlier === undefined) return;
    const text = `Line ${lineAt(earlier)} has this key already: remove one of the two.`;
    problems.push(at(path, text));
  };
  visit(
    source ?? '',
    {
      onObjectProperty: (name, offset, _length, _line, _character, groups) =>
        addKey([...groups().map(String), name], offset),
      onError: (error, offset, length) => errors.push({ error, offset, length }),
    },
    { disallowComments: true },
  );
  if (isGroup(content)) return { content, problems, at };
  const { offset, text } = faultOf(source, errors);
  const line = lineAt(offset);
  const [path] = [...offsets].findLast(([, before]) => before <= offset) ?? [];
  const key = path && lineAt(offsets.get(path) ?? 0) === line ? dotted(JSON.parse(path)) : '';
  return { content: undefined, problems: [{ file: shown, line, key, text }], at };
}

/** Whether a file of a language's folder has texts, of the namespace by its name. */
export function isNamespace(name: string): boolean {
  return name.endsWith('.json') && name !== 'meta.json';
}

/** Whether a namespace belongs to policy and terms, which stay English until lawyers translate them. */
export function isPolicy(namespace: string): boolean {
  return namespace.startsWith('policy-');
}

/** A `locales` folder at any path; messages always show it as `locales`. */
export class Locales {
  constructor(readonly folder: string) {}

  path(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  has(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  /** The path of a file in messages. */
  shown(...parts: string[]): string {
    return ['locales', ...parts].join('/');
  }

  /** Creates a problem of a whole file or folder. */
  problem(text: string, ...parts: string[]): Problem {
    return { file: this.shown(...parts), text };
  }

  /** Reads a JSON file; undefined if it does not exist. */
  read(...parts: string[]): JsonFile | undefined {
    return this.has(...parts) ? readJson(this.path(...parts), this.shown(...parts)) : undefined;
  }

  /** The tags of the language folders, English first. */
  tags(): string[] {
    const folders = this.#entries().filter((entry) => entry.isDirectory());
    const tags = new Set([sourceTag, ...folders.map(({ name }) => name).sort()]);
    return [...tags].filter((tag) => this.has(tag));
  }

  /** The names of the files in a folder. */
  files(...parts: string[]): string[] {
    const files = this.#entries(...parts).filter((entry) => entry.isFile());
    return files.map(({ name }) => name).sort();
  }

  #entries(...parts: string[]) {
    if (!this.has(...parts)) return [];
    const entries = readdirSync(this.path(...parts), { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.'));
  }
}
