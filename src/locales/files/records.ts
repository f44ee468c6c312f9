import { createHash } from 'node:crypto';
import { englishTag } from '../../i18n/keys.ts';
import type { ExpectedText } from './expectedTexts.ts';
import type { Locales } from './Locales.ts';

export type Records = ReturnType<typeof readRecords>;

/** The file of records in a language's folder; translators hand it in with their texts. */
export const recordsFile = 'checks/sources.json';

/**
 * Reads sources.json. A record has the key `namespace:key`, and consists of a hash of the
 * translation, by which a later change is noticed, a space, and the English text from which the
 * translation was made.
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

/** The record of a translation. A changed translation counts as made from the current English. */
export function recordOf(text: ExpectedText, { byId }: Records): string {
  const before = byId?.get(text.id);
  return before?.startsWith(`${hash(text.text)} `) ? before : freshRecord(text);
}

/** The English text from which a translation was made. */
export function englishThen(text: ExpectedText, records: Records): string {
  return recordOf(text, records).replace(/^\w+ /, '');
}

/** Whether a translation is recorded as the same as the English text on purpose. */
export function isSameOnPurpose(text: ExpectedText, { byId }: Records): boolean {
  return byId?.get(text.id) === freshRecord(text);
}
