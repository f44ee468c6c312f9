import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishTag } from '../i18n/keys.ts';
import type { ExpectedText } from './compareKeys.ts';
import type { InspectedLanguage, Source } from './inspectLocales.ts';
import type { Locales, Problem } from './Locales.ts';
import { hash, recordsNow, type Sources } from './sources.ts';

const place = [englishTag, 'checks', 'texts.json'] as const;

/**
 * Reads `en/checks/texts.json`: the English texts that translations were made from, by the hashes in
 * their sources.json. So a translator without version control sees what an English text was.
 */
export function readEarlierEnglish(locales: Locales): ReadonlyMap<string, string> {
  const { content = {} } = locales.read(...place) ?? {};
  return new Map(Object.entries(content).map(([key, text]) => [key, String(text)]));
}

/** The English text that an outdated translation was made from; empty if it is not known. */
export function englishThen(
  { earlierEnglish }: Source,
  { records }: Sources,
  { id }: ExpectedText,
): string {
  const [key = ''] = records?.get(id)?.split(' ') ?? [];
  return earlierEnglish.get(key) ?? '';
}

/** The content of the file now: one line for each English text that a translation was made from. */
function contentNow(source: Source, languages: readonly InspectedLanguage[]): string {
  const known = new Map(source.earlierEnglish);
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

function isCurrent(source: Source, now: string): boolean {
  return now === JSON.stringify(Object.fromEntries(source.earlierEnglish), null, 2);
}

/** Reports that the file lacks an English text, or has one that no translation was made from. */
export function checkEarlierEnglish(
  locales: Locales,
  source: Source,
  languages: readonly InspectedLanguage[],
): Problem[] {
  if (isCurrent(source, contentNow(source, languages))) return [];
  const text = 'English or translated texts changed without this file: run “npm run locales”.';
  return [locales.problem(text, ...place)];
}

/**
 * Writes the file if it has changed.
 * @param languages all of them, because they share the file
 */
export function writeEarlierEnglish(
  locales: Locales,
  source: Source,
  languages: readonly InspectedLanguage[],
): void {
  const now = contentNow(source, languages);
  if (isCurrent(source, now)) return;
  const file = locales.path(...place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${now}\n`);
}
