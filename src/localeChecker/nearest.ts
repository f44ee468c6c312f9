import { closestMatch } from 'leven';

/** The word of a list that was probably meant; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const words = [...candidates];
  const maxDistance = Math.max(1, Math.round(word.length / 3));
  const lowerCase = words.map((candidate) => candidate.toLowerCase());
  const closest = closestMatch(word.toLowerCase(), lowerCase, { maxDistance });
  return words.find((candidate) => candidate.toLowerCase() === closest);
}

/** " Did you mean x?", or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? '' : ` Did you mean “${candidate}”?`;
}
