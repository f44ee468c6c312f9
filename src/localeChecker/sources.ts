import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { sourceTag } from '../i18n/sourceTag.ts';
import type { InspectedNamespace, TranslatedText } from './inspectNamespace.ts';
import type { Locales } from './Locales.ts';
import type { Problem } from './Problem.ts';
import { isGroup, type Json } from './readJson.ts';

/** The snapshot of a translation: its English text, and the translation itself as a hash. */
export interface Snapshot {
  /** The English text that the translation was made from. */
  readonly english: string;
  /** Earlier English texts for which the translation was valid too. */
  readonly earlier?: readonly string[];
  /** The hash of the translation. */
  readonly text: string;
}

/** The snapshots of a language by `namespace:key`. */
export type Snapshots = ReadonlyMap<string, Snapshot>;

/** The snapshots in sources.json, and those of the current translations. */
export interface Sources {
  readonly before: Snapshots;
  readonly now: Snapshots;
}

interface ReadSources {
  /** Undefined for English, and if the file is invalid and must not be overwritten. */
  readonly sources: Sources | undefined;
  readonly problems: readonly Problem[];
}

const fileName = 'sources.json';

const advice =
  'The tool keeps this file itself. Take it back from version control, or delete it: then every translation counts as made from today’s English.';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** The snapshot of a translation that was made from an English text. */
export function snapshotOf({ text, english }: Pick<TranslatedText, 'text' | 'english'>): Snapshot {
  return { english, text: hash(text) };
}

/** The snapshot of an outdated translation that is valid for the current English text too. */
export function keptSnapshot(text: TranslatedText, { english, earlier = [] }: Snapshot): Snapshot {
  return { ...snapshotOf(text), earlier: [...earlier, english] };
}

/** Whether the English text has changed since the snapshot. */
export function isOutdated(
  { english }: TranslatedText,
  { english: from, earlier = [] }: Snapshot,
): boolean {
  return ![from, ...earlier].includes(english);
}

function isSnapshot(value: Json): value is Json & Snapshot {
  if (!isGroup(value)) return false;
  const { english, text, earlier = [] } = value;
  return typeof english === 'string' && typeof text === 'string' && Array.isArray(earlier);
}

function snapshotsNow(namespaces: readonly InspectedNamespace[], before: Snapshots): Snapshots {
  // The texts of an invalid file are unknown, so their snapshots stay.
  const unread = namespaces.filter(({ isReadable }) => !isReadable);
  const kept = [...before].filter(([key]) =>
    unread.some(({ namespace }) => key.startsWith(`${namespace}:`)),
  );
  const known = namespaces.flatMap(({ namespace, translated }) =>
    translated.map((text) => {
      const key = `${namespace}:${text.key}`;
      const [current, earlier] = [snapshotOf(text), before.get(key)];
      // A changed translation was made from the current English text.
      return [key, earlier?.text === current.text ? earlier : current] as const;
    }),
  );
  return new Map([...kept, ...known]);
}

/** Reads sources.json and takes snapshots of the current translations. */
export function readSources(
  locales: Locales,
  tag: string,
  namespaces: readonly InspectedNamespace[],
): ReadSources {
  if (tag === sourceTag) return { sources: undefined, problems: [] };
  const { content = {}, problems = [] } = locales.read(tag, fileName) ?? {};
  if (problems.length > 0)
    return {
      sources: undefined,
      problems: problems.map((problem) => ({ ...problem, text: `${problem.text} ${advice}` })),
    };
  const snapshots = Object.entries(content).flatMap(([key, value]) =>
    isSnapshot(value) ? [[key, value] as const] : [],
  );
  const before = new Map(snapshots);
  return { sources: { before, now: snapshotsNow(namespaces, before) }, problems: [] };
}

function serialized(snapshots: Snapshots): string {
  const sorted = [...snapshots].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Writes sources.json if a snapshot has changed. */
export function writeSources(locales: Locales, tag: string, { before, now }: Sources): void {
  const file = locales.path(tag, fileName);
  const isNew = now.size > 0 && !existsSync(file);
  if (isNew || serialized(before) !== serialized(now)) writeFileSync(file, serialized(now));
}
