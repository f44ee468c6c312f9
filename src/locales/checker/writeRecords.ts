import { mkdirSync, writeFileSync } from 'node:fs';
import { englishTag } from '../../i18n/keys.ts';
import type { Locales, Problem } from '../files/Locales.ts';
import { freshRecord, recordOf, recordsFile } from '../files/records.ts';
import type { InspectedLanguage } from './inspectLocales.ts';

/** The records of a language in the order of the English files; those to keep are renewed. */
function recordsNow({ namespaces, records }: InspectedLanguage, kept: readonly string[] = []) {
  return namespaces.flatMap(({ namespace, isReadable, translated, standIns }) => {
    const before = [...(records.byId ?? [])];
    // The texts of an invalid file are unknown, so their records stay.
    if (!isReadable) return before.filter(([key]) => key.startsWith(`${namespace}:`));
    const meant = [...standIns].filter(({ id }) => kept.includes(id));
    return [...translated, ...meant].map((text) => {
      const record = kept.includes(text.id) ? freshRecord(text) : recordOf(text, records);
      return [text.id, record] as const;
    });
  });
}

/** Reports translations that sources.json, if there is one, lacks. */
export function checkRecords(language: InspectedLanguage): Problem[] {
  const now = recordsNow(language);
  const before = language.records.byId ?? new Map(now);
  const lacking = now.filter(([key, record]) => before.get(key) !== record);
  const count = lacking.length === 1 ? 'This text' : `${lacking.length} texts, first this one,`;
  const text = `${count} changed without this file: run “npm run locales”, and hand it in too.`;
  const file = `locales/${language.tag}/${recordsFile}`;
  return lacking.slice(0, 1).map(([key]) => ({ file, key, text }));
}

/**
 * Writes sources.json, one record on each line, if a record has changed.
 * @param kept the keys of outdated translations that are right for the current English text too
 */
export function writeRecords(
  locales: Locales,
  language: InspectedLanguage,
  kept: readonly string[] = [],
): void {
  const { tag, records } = language;
  const now = recordsNow(language, kept);
  const isSame = JSON.stringify(now) === JSON.stringify([...(records.byId ?? [])]);
  if (tag === englishTag || records.problems.length > 0 || isSame) return;
  const content = JSON.stringify(Object.fromEntries(now), null, 2);
  mkdirSync(locales.path(tag, 'checks'), { recursive: true });
  writeFileSync(locales.path(tag, recordsFile), `${content}\n`);
}
