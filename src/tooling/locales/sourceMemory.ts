import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import type { TranslatedText } from './compareTrees.ts';
import { describeNode, type JsonNode } from './json/JsonNode.ts';
import { readJson } from './json/readJson.ts';
import type { Complaint } from './Problem.ts';

/** From which English text a translation was made, and which translation that was, as hashes. */
export interface Origin {
  readonly english: string;
  readonly text: string;
}

/** The origins of a language's translations by `namespace:key`; sources.json holds them. */
export type SourceMemory = ReadonlyMap<string, Origin>;

interface ReadMemory {
  /** Undefined when the file cannot be read and must not be written over. */
  readonly memory: SourceMemory | undefined;
  readonly complaints: readonly Complaint[];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function originOf(node: JsonNode): Origin | undefined {
  if (node.kind !== 'group') return undefined;
  const english = node.members.get('english');
  const text = node.members.get('text');
  return english?.kind === 'text' && text?.kind === 'text'
    ? { english: english.value, text: text.value }
    : undefined;
}

const advice =
  'The tool keeps this file itself. Take it back from version control, or delete it: then every translation counts as made from today’s English.';

/** Reads sources.json; an absent one remembers nothing. */
export function readMemory(file: string): ReadMemory {
  if (!existsSync(file)) return { memory: new Map(), complaints: [] };
  const { root, complaints } = readJson(file);
  if (root === undefined || complaints.length > 0)
    return {
      memory: undefined,
      complaints: complaints.map((complaint) => ({
        ...complaint,
        text: `${complaint.text} ${advice}`,
      })),
    };
  if (root.kind !== 'group')
    return {
      memory: undefined,
      complaints: [{ line: 1, text: `Here stands ${describeNode(root)}. ${advice}` }],
    };
  const origins = [...root.members].map(([key, node]) => [key, originOf(node)] as const);
  return { memory: new Map(origins.filter(isKnown)), complaints: [] };
}

function isKnown(entry: readonly [string, Origin | undefined]): entry is [string, Origin] {
  return entry[1] !== undefined;
}

/** The origin of a text that was made from, or has been found right for, today's English. */
export function currentOrigin({ text, expected }: TranslatedText): Origin {
  return { english: hash(expected.english), text: hash(text) };
}

/** A translation that changed since the last run was made from today's English. */
export function originNow(translated: TranslatedText, remembered: Origin | undefined): Origin {
  const current = currentOrigin(translated);
  return remembered?.text === current.text ? remembered : current;
}

/** Whether the English text has changed since, and the translation has not. */
export function isOutdated(translated: TranslatedText, origin: Origin): boolean {
  return origin.english !== hash(translated.expected.english);
}

function serialized(memory: SourceMemory): string {
  const sorted = [...memory].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Writes sources.json if it says something new. */
export function writeMemory(file: string, before: SourceMemory, now: SourceMemory): void {
  const isNew = now.size > 0 && !existsSync(file);
  if (isNew || serialized(before) !== serialized(now)) writeFileSync(file, serialized(now));
}
