import { createHash } from 'node:crypto';
import { englishTag } from '../i18n/keys.ts';
import type { ExpectedText } from './expectedTexts.ts';
import type { Locales } from './Locales.ts';

export type Records = ReturnType<typeof readRecords>;

/** Its name for translators, who hand it in. */
export const recordsFile = 'checks/sources.json';

/**
 * Reads sources.json: by `namespace:key` a hash of the translation, which tells whether it has changed since,
 * a space, and the English text that it was made from.
 */
export function readRecords(locales: Locales, tag: string) {
  const file = tag === englishTag ? undefined : locales.read(tag, recordsFile);
  const advice = 'Take the file back from version control and run “npm run locales”.';
  const problems = (file?.problems ?? []).map((problem) => {
    return { ...problem, text: `${problem.text} ${advice}` };
  });
  const entries = Object.entries(file?.content ?? {});
  const isValid = file !== undefined && problems.length === 0;
  const strings = entries.map(([key, record]) => [key, String(record)] as const);
  return { byId: isValid ? new Map(strings) : undefined, problems };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The record of a translation that is right for the current English text. */
export function freshRecord({ english, text }: ExpectedText): string {
  return `${hash(text)} ${english}`;
}

/** The record of a translation. A changed one was made from the current English text. */
export function recordOf(text: ExpectedText, { byId }: Records): string {
  const before = byId?.get(text.id);
  return before?.startsWith(`${hash(text.text)} `) ? before : freshRecord(text);
}

/** The English text that a translation was made from. */
export function englishThen(text: ExpectedText, records: Records): string {
  return recordOf(text, records).replace(/^\w+ /, '');
}

/** Whether it is recorded that a translation is rightly the same as the English text. */
export function isKept(text: ExpectedText, { byId }: Records): boolean {
  return byId?.get(text.id) === freshRecord(text);
}
