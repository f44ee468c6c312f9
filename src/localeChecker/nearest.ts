import { closestMatch } from 'leven';

/** The closest candidate to a misspelt word; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const words = [...candidates];
  const maxDistance = Math.max(1, Math.round(word.length / 3));
  const lowerCase = words.map((candidate) => candidate.toLowerCase());
  const closest = closestMatch(word.toLowerCase(), lowerCase, { maxDistance });
  return words.find((candidate) => candidate.toLowerCase() === closest);
}

/** Suggests a key for one such as `faq:tabs.label`, from the same group if possible. */
export function didYouMeanKey(key: string, keys: Iterable<string>): string {
  const all = [...keys];
  const [group = ''] = /^.*[.:]/.exec(key) ?? [];
  const names = all.filter((candidate) => candidate.startsWith(group));
  const name = nearest(
    key.slice(group.length),
    names.map((candidate) => candidate.slice(group.length)),
  );
  return name === undefined ? didYouMean(key, all) : ` Did you mean “${group}${name}”?`;
}

/** Suggests the closest candidate; empty if none is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? '' : ` Did you mean “${candidate}”?`;
}
