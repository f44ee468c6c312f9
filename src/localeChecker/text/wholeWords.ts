const letter = '[\\p{L}\\p{M}\\p{N}]';

function patternOf(words: string): string {
  const escaped = words.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace(/\s*…\s*/g, '.*').replace(/\s+/g, '\\s+');
}

/**
 * Finds any of these words, whole, in a text in NFC: capitals do not count, and “…” stands for any
 * words between. Of words that begin at the same place it finds the longest.
 */
export function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<!${letter})(?:${longestFirst.join('|') || '(?!)'})(?!${letter})`, 'giu');
}
