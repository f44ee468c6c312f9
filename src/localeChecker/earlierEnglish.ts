import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishTag } from '../i18n/keys.ts';
import type { ExpectedText } from '../localeFiles/expectedTexts.ts';
import type { Locales, Problem } from '../localeFiles/Locales.ts';
import { hash, type Records } from '../localeFiles/records.ts';
import { type English, earlierEnglishFile } from './english.ts';
import type { InspectedLanguage } from './inspectLocales.ts';
import { recordsNow } from './writeRecords.ts';

/** The English text that an outdated translation was made from; empty if it is not known. */
export function englishThen(
  { earlierEnglish }: English,
  { byId }: Records,
  { id }: ExpectedText,
): string {
  const [key = ''] = byId?.get(id)?.split(' ') ?? [];
  return earlierEnglish.get(key) ?? '';
}

/** The content of the file now: one line for each English text that a translation was made from. */
function contentNow(english: English, languages: readonly InspectedLanguage[]): string {
  const known = new Map(english.earlierEnglish);
  const used = new Set<string>();
  for (const language of languages) {
    if (language.tag === englishTag) continue;
    for (const [, record] of recordsNow(language)) used.add(record.split(' ')[0] ?? '');
    for (const { english } of language.namespaces.flatMap(({ translated }) => translated))
      known.set(hash(english), english);
  }
  const texts = [...known].filter(([key]) => used.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(texts), null, 2);
}

function isCurrent(english: English, now: string): boolean {
  return now === JSON.stringify(Object.fromEntries(english.earlierEnglish), null, 2);
}

/** Reports that the file lacks an English text, or has one that no translation was made from. */
export function checkEarlierEnglish(
  locales: Locales,
  english: English,
  languages: readonly InspectedLanguage[],
): Problem[] {
  if (isCurrent(english, contentNow(english, languages))) return [];
  const text = 'English or translated texts changed without this file: run “npm run locales”.';
  return [locales.problem(text, ...earlierEnglishFile)];
}

/**
 * Writes the file if it has changed.
 * @param languages all of them, because they share the file
 */
export function writeEarlierEnglish(
  locales: Locales,
  english: English,
  languages: readonly InspectedLanguage[],
): void {
  const now = contentNow(english, languages);
  if (isCurrent(english, now)) return;
  const file = locales.path(...earlierEnglishFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${now}\n`);
}
