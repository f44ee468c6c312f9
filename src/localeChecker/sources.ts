import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { sourceTag } from '../i18n/sourceTag.ts';
import type { InspectedNamespace, TranslatedText } from './inspectNamespace.ts';
import type { Locales } from './Locales.ts';
import type { Problem } from './Problem.ts';
import { isGroup, type Json } from './readJson.ts';

/** From which English text a translation was made, and which translation that was. */
export interface Origin {
  /** The text; its hash where the file was written before texts were kept. */
  readonly english: string;
  /** Earlier English texts for which the translation was right too. */
  readonly earlier?: readonly string[];
  /** The hash of the translation. */
  readonly text: string;
}

/** By `namespace:key`: the origins that a language's sources.json holds. */
export type Origins = ReadonlyMap<string, Origin>;

/** What sources.json says and what it should say now. */
export interface Sources {
  readonly before: Origins;
  readonly now: Origins;
}

interface ReadSources {
  /** Undefined for English, and where the file must stay as it is because it cannot be read. */
  readonly sources: Sources | undefined;
  readonly problems: readonly Problem[];
}

const fileName = 'sources.json';

const advice =
  'The tool keeps this file itself. Take it back from version control, or delete it: then every translation counts as made from today’s English.';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Whether an origin holds only the hash of its English text. */
export function isHash(english: string): boolean {
  return /^[\da-f]{10}$/.test(english);
}

/** The origin of a text that was made from, or has been found right for, today's English. */
function currentOrigin({ text, english }: TranslatedText): Origin {
  return { english, text: hash(text) };
}

/** The origin of an outdated translation that was found right for today's English too. */
export function keptOrigin(text: TranslatedText, { english, earlier = [] }: Origin): Origin {
  return { ...currentOrigin(text), earlier: [...earlier, english] };
}

function isFrom(english: string, origin: string): boolean {
  return origin === english || origin === hash(english);
}

/** Whether the English text has changed since, and the translation has not. */
export function isOutdated(
  { english }: TranslatedText,
  { english: from, earlier = [] }: Origin,
): boolean {
  return ![from, ...earlier].some((candidate) => isFrom(english, candidate));
}

function isOrigin(value: Json): value is Json & Origin {
  if (!isGroup(value)) return false;
  const { english, text, earlier = [] } = value;
  return typeof english === 'string' && typeof text === 'string' && Array.isArray(earlier);
}

function originsNow(namespaces: readonly InspectedNamespace[], before: Origins): Origins {
  // While a file cannot be read, nothing is known of its texts: their origins stay.
  const unread = namespaces.filter(({ isReadable }) => !isReadable);
  const kept = [...before].filter(([key]) =>
    unread.some(({ namespace }) => key.startsWith(`${namespace}:`)),
  );
  const known = namespaces.flatMap(({ namespace, translated }) =>
    translated.map((text) => {
      const key = `${namespace}:${text.key}`;
      const [current, earlier] = [currentOrigin(text), before.get(key)];
      // A translation that has changed was made from today's English.
      if (earlier?.text !== current.text) return [key, current] as const;
      const { english } = text;
      return [key, isFrom(english, earlier.english) ? { ...earlier, english } : earlier] as const;
    }),
  );
  return new Map([...kept, ...known]);
}

/** Compares what a language's translations are now with what its sources.json remembers of them. */
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
  const origins = Object.entries(content).flatMap(([key, value]) =>
    isOrigin(value) ? [[key, value] as const] : [],
  );
  const before = new Map(origins);
  return { sources: { before, now: originsNow(namespaces, before) }, problems: [] };
}

function serialized(origins: Origins): string {
  const sorted = [...origins].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Writes sources.json if it says something new. */
export function writeSources(locales: Locales, tag: string, { before, now }: Sources): void {
  const file = locales.path(tag, fileName);
  const isNew = now.size > 0 && !existsSync(file);
  if (isNew || serialized(before) !== serialized(now)) writeFileSync(file, serialized(now));
}
