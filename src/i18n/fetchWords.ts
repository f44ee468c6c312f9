import type { Namespace } from './keys.ts';
import type { ReadWords } from './wordStore.ts';

/**
 * Where the build writes the words of a namespace as a language needs them. The version is a hash of
 * all words, so that a host may let browsers keep the files for ever.
 */
export function wordsAddress(tag: string, namespace: Namespace): string {
  return `/words/${import.meta.env.VITE_WORDS_VERSION}/${tag}/${namespace}.json`;
}

/** Reads words over the network; rejects with the address and the status where there are none. */
export const fetchWords: ReadWords = async (tag, namespace) => {
  const address = wordsAddress(tag, namespace);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};
