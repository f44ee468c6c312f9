import { version } from 'virtual:translations';
import type { Namespace } from './keys.ts';
import type { TranslationsFile } from './TranslationsFile.ts';

/** Reads a translations file: over the network in a browser, from the locale files in Node. */
export type ReadTranslations = (tag: string, namespace: Namespace) => Promise<TranslationsFile>;

/** The path of a translations file. Its version is a hash of all files, so browsers can cache it for ever. */
export function translationsPath(tag: string, namespace: Namespace): string {
  return `/translations/${version}/${tag}/${namespace}.json`;
}

/** Fetches a translations file; rejects with its path and the status if the response is not ok. */
export const fetchTranslations: ReadTranslations = async (tag, namespace) => {
  const path = translationsPath(tag, namespace);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};
