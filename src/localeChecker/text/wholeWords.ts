const letter = '[\\p{L}\\p{M}\\p{N}]';

/** Escapes a text for use in a pattern. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternOf(words: string): string {
  const escaped = escapeRegExp(words.normalize('NFC'));
  return escaped.replace(/\s*…\s*/g, '.*').replace(/\s+/g, '\\s+');
}

/**
 * A pattern for any of the words as a whole word, in a text in NFC, regardless of case. “…” matches
 * any words. Of words with the same start the longest matches.
 */
export function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<!${letter})(?:${longestFirst.join('|') || '(?!)'})(?!${letter})`, 'giu');
}
