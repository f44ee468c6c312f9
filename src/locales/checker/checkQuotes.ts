import { type ExpectedText, folded } from '../files/expectedTexts.ts';
import { escapeRegExp, isGroup, type JsonGroup } from '../files/Locales.ts';
import { type English, hasOwnNote } from './english.ts';

/** All texts of a group. */
function textsIn(group: JsonGroup): string[] {
  return Object.values(group).flatMap((value) => {
    if (isGroup(value)) return textsIn(value);
    return typeof value === 'string' ? [folded(value)] : [];
  });
}

/** The texts of the group in which a text is, and of the groups around it. */
function textsAround(group: JsonGroup, [name = '', ...rest]: readonly string[]): string[] {
  const own = Object.values(group).filter((value) => typeof value === 'string');
  const inner = group[name];
  return [...own.map(folded), ...(isGroup(inner) ? textsAround(inner, rest) : [])];
}

/**
 * Creates a function that finds words in “…” in the note on an English text which no text has any
 * more. A note may quote its own text and those around it, with “…” for words left out, and any
 * other text as a whole, such as a label. Words with a digit are examples of what a placeholder
 * prints, and an owner changes figures.
 */
export function quoteCheck({ namespaces }: English) {
  const whole = new Set([...namespaces.values()].flatMap(({ content }) => textsIn(content ?? {})));
  return function* (text: ExpectedText, note: string): Generator<string> {
    if (!hasOwnNote(text)) return;
    const [namespace = ''] = text.id.split(':');
    const around = textsAround(namespaces.get(namespace)?.content ?? {}, text.path);
    const isSaid = (words: string) => {
      const parts = words.split('…').map((part) => escapeRegExp(folded(part)));
      const pattern = new RegExp(`(?<!\\p{L})${parts.join('.*')}(?!\\p{L})`, 'u');
      return whole.has(folded(words)) || around.some((other) => pattern.test(other));
    };
    for (const [, words = ''] of note.matchAll(/“([^“”]*)”/g))
      if (!/\p{Nd}/u.test(words) && !isSaid(words))
        yield `Its note quotes “${words}”, which the text does not say: correct the note in locales/en/notes/${namespace}.json.`;
  };
}
