import { withoutCode } from './checkText.ts';
import type { ExpectedText } from './compareKeys.ts';
import type { Source } from './inspectLocales.ts';
import { escapeRegExp, isGroup, type JsonGroup } from './Locales.ts';

/** Words in curly quotation marks. */
const quote = /“([^“”]*)”/g;

/** A text or quoted words as they are compared: capitals, tags and the last sign make no difference. */
function plain(text: string): string {
  return withoutCode(text)
    .toLowerCase()
    .replace(/[.:?!…]+$/, '')
    .trim();
}

function allTexts(group: JsonGroup): string[] {
  return Object.values(group).flatMap((value) => {
    if (isGroup(value)) return allTexts(value);
    return typeof value === 'string' ? [plain(value)] : [];
  });
}

/** The texts of the group that a path leads to, and of the groups around it. */
function nearTexts(group: JsonGroup, [name = '', ...rest]: readonly string[]): string[] {
  const own = Object.values(group).filter((value) => typeof value === 'string');
  const inner = group[name];
  return [...own.map(plain), ...(isGroup(inner) ? nearTexts(inner, rest) : [])];
}

/**
 * Finds quoted words in the notes that no text has any more. A note may quote its own text and those
 * around it, with “…” for words left out, and any other text as a whole, such as a label. A quote with
 * a digit is not compared: it is an example of what a placeholder prints, and an owner changes figures.
 */
export function quoteCheck({ namespaces }: Source) {
  const files = [...namespaces.values()];
  const whole = new Set(files.flatMap(({ content }) => allTexts(content ?? {})));
  return (text: ExpectedText, note: string): string[] => {
    const [namespace = ''] = text.id.split(':');
    // The forms of a counted text share a note.
    if (text.form !== undefined && text.form !== 'other') return [];
    const near = nearTexts(namespaces.get(namespace)?.content ?? {}, text.path);
    const isSaid = (words: string) => {
      const parts = words.split('…').map((part) => escapeRegExp(plain(part)));
      const pattern = new RegExp(`(?<!\\p{L})${parts.join('.*')}(?!\\p{L})`, 'u');
      return whole.has(plain(words)) || near.some((one) => pattern.test(one));
    };
    const quotes = [...note.matchAll(quote)].map(([, words = '']) => words);
    const wrong = quotes.filter((words) => !/\p{Nd}/u.test(words) && !isSaid(words));
    return wrong.map(
      (words) =>
        `Its note quotes “${words}”, and the text does not say so: correct the note in locales/en/notes/${namespace}.json.`,
    );
  };
}
