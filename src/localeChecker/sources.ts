import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { englishTag } from '../i18n/keys.ts';
import type { ExpectedText } from './compareKeys.ts';
import type { InspectedLanguage } from './inspectLocales.ts';
import type { Locales, Problem } from './Locales.ts';

export type Sources = ReturnType<typeof readSources>;

const fileName = 'checks/sources.json';

/**
 * Reads sources.json: by `namespace:key` the hash of the English text that a translation was made from,
 * and the hash of the translation, which tells whether it has changed since.
 */
export function readSources(locales: Locales, tag: string) {
  const file = tag === englishTag ? undefined : locales.read(tag, fileName);
  const advice = 'Take the file back from version control and run “npm run locales”.';
  const problems = (file?.problems ?? []).map((problem) => {
    return { ...problem, text: `${problem.text} ${advice}` };
  });
  const records = Object.entries(file?.content ?? {});
  const isValid = file !== undefined && problems.length === 0;
  const strings = records.map(([key, record]) => [key, String(record)] as const);
  return { records: isValid ? new Map(strings) : undefined, problems };
}

/** The hash of a text in sources.json. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The record of a translation that is right for the current English text. */
function freshRecord({ english, text }: ExpectedText): string {
  return `${hash(english)} ${hash(text)}`;
}

/** The record of a translation. A changed one was made from the current English text. */
function recordOf(text: ExpectedText, { records }: Sources): string {
  const before = records?.get(text.id);
  return before?.endsWith(` ${hash(text.text)}`) ? before : freshRecord(text);
}

/** Whether a translation is recorded that is the same as the English text. */
export function isKept({ id, english }: ExpectedText, { records }: Sources): boolean {
  return records?.get(id) === `${hash(english)} ${hash(english)}`;
}

/** Whether the English text has changed since the translation was made. */
export function isOutdated(text: ExpectedText, sources: Sources): boolean {
  return recordOf(text, sources) !== freshRecord(text);
}

/** The records of a language in the order of the English files, with those to keep made fresh. */
export function recordsNow(
  { namespaces, sources }: InspectedLanguage,
  kept: readonly string[] = [],
) {
  return namespaces.flatMap(({ namespace, isReadable, translated, copied }) => {
    const before = [...(sources.records ?? [])];
    // The texts of an invalid file are unknown, so their records stay.
    if (!isReadable) return before.filter(([key]) => key.startsWith(`${namespace}:`));
    const meant = copied.filter(({ id }) => kept.includes(id));
    return [...translated, ...meant].map((text) => {
      const record = kept.includes(text.id) ? freshRecord(text) : recordOf(text, sources);
      return [text.id, record] as const;
    });
  });
}

/** Reports that sources.json, if there is one, lacks translations. */
export function checkSources(language: InspectedLanguage): Problem[] {
  const now = recordsNow(language);
  const records = language.sources.records ?? new Map(now);
  const lacking = now.filter(([key, record]) => records.get(key) !== record);
  const count = lacking.length === 1 ? 'This text' : `${lacking.length} texts, first this one,`;
  const text = `${count} changed without this file: run “npm run locales”, and hand it in too.`;
  const file = `locales/${language.tag}/${fileName}`;
  return lacking.slice(0, 1).map(([key]) => ({ file, key, text }));
}

/**
 * Writes sources.json if a record has changed, one a line.
 * @param kept the keys of outdated translations that are right for the current English text too
 */
export function writeSources(
  locales: Locales,
  language: InspectedLanguage,
  kept: readonly string[] = [],
): void {
  const { tag, sources } = language;
  const now = recordsNow(language, kept);
  const isSame = JSON.stringify(now) === JSON.stringify([...(sources.records ?? [])]);
  if (tag === englishTag || sources.problems.length > 0 || isSame) return;
  const content = JSON.stringify(Object.fromEntries(now), null, 2);
  mkdirSync(locales.path(tag, 'checks'), { recursive: true });
  writeFileSync(locales.path(tag, fileName), `${content}\n`);
}
