import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, visit } from 'jsonc-parser';
import { englishTag } from '../../i18n/keys.ts';
import { syntaxMistake } from './syntaxMistakes.ts';

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

/** Escapes a text for use in a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function isGroup(value: unknown): value is JsonGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The text at a path such as `units.hour` in nested groups; undefined if it is missing or empty.
 */
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

/** The result of a function; undefined if it throws, as on invalid input. */
export function attempt<Result>(parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** The reason why a file is not a JSON object in UTF-8 without a byte order mark. */
function faultOf(json: string | undefined, content: unknown, errors: readonly ParseError[]) {
  const fault = (text: string) => ({ offset: 0, text });
  if (json === undefined)
    return fault('The file is not in UTF-8: save it again with the encoding UTF-8.');
  if (json.startsWith('\ufeff'))
    return fault('The file begins with a byte order mark: save it as UTF-8 without BOM.');
  return content === undefined
    ? syntaxMistake(json, errors)
    : fault(`The file holds ${shownValue(content)}: it has to hold one group in braces { … }.`);
}

/**
 * Reads a file and validates what the build requires: one JSON object in UTF-8.
 * @param shown the path of the file in messages
 */
function readJson(file: string, shown: string): JsonFile {
  const bytes = readFileSync(file);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const json = attempt(() => decoder.decode(bytes));
  const content = attempt((): Json => JSON.parse(json ?? ''));
  const offsets = new Map<string, number>();
  const problems: Problem[] = [];
  const errors: ParseError[] = [];
  const lineAt = (offset: number) => (json ?? '').slice(0, offset).split('\n').length;
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
    json ?? '',
    {
      onObjectProperty: (name, offset, _length, _line, _character, groups) =>
        addKey([...groups().map(String), name], offset),
      onError: (error, offset, length) => errors.push({ error, offset, length }),
    },
    { disallowComments: true },
  );
  if (isGroup(content)) return { content, problems, at };
  const { offset, text } = faultOf(json, content, errors);
  const line = lineAt(offset);
  const [path] = [...offsets].findLast(([, before]) => before <= offset) ?? [];
  const key = path && lineAt(offsets.get(path) ?? 0) === line ? dotted(JSON.parse(path)) : '';
  return { content: undefined, problems: [{ file: shown, line, key, text }], at };
}

/** Whether a file in a language's folder has texts; its name is then that of their namespace. */
export function isNamespace(name: string): boolean {
  return name.endsWith('.json') && name !== 'meta.json';
}

/** Whether a namespace is part of policy and terms, which stay English until lawyers translate. */
export function isPolicy(namespace: string): boolean {
  return namespace.startsWith('policy-');
}

/** The folder of the site's locale files; tests use one with more languages. */
export const localesFolder = path.resolve(process.env.LOCALES_FOLDER ?? 'locales');

export const figuresFile = 'figures.json';

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

  /** The files with texts in a folder, by namespace. */
  namespaces(...folder: string[]): Map<string, JsonFile> {
    const files = new Map<string, JsonFile>();
    for (const name of this.files(...folder).filter(isNamespace)) {
      const file = this.read(...folder, name);
      if (file) files.set(name.slice(0, -'.json'.length), file);
    }
    return files;
  }

  /** The tags of the language folders, English first. */
  tags(): string[] {
    const tags = new Set([englishTag, ...this.folders()]);
    return [...tags].filter((tag) => this.has(tag));
  }

  /** The names of the files in a folder. */
  files(...parts: string[]): string[] {
    const files = this.#entries(...parts).filter((entry) => entry.isFile());
    return files.map(({ name }) => name).sort();
  }

  /** The names of the folders in a folder. */
  folders(...parts: string[]): string[] {
    const folders = this.#entries(...parts).filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).sort();
  }

  #entries(...parts: string[]) {
    if (!this.has(...parts)) return [];
    const entries = readdirSync(this.path(...parts), { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.'));
  }
}
