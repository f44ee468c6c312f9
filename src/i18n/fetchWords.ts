import type { ReadWords } from './wordStore.ts';

/**
 * Reads words from `words/<version>/<tag>/<namespace>.json`, which the build writes. The version
 * is a hash of all words, so that a host may let browsers keep the files for ever.
 */
export const fetchWords: ReadWords = async (tag, namespace) => {
  const address = `/words/${import.meta.env.VITE_WORDS_VERSION}/${tag}/${namespace}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.json();
};
