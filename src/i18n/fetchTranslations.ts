import { version } from 'virtual:translations';
import type { Namespace } from './keys.ts';
import type { TranslationsFile } from './TranslationsFile.ts';

/** Where translations come from: the network in a browser, the locale files in Node. */
export type ReadTranslations = (tag: string, namespace: Namespace) => Promise<TranslationsFile>;

/** Where the build writes the file. The version is a hash of all, so that browsers may cache them for ever. */
export function translationsPath(tag: string, namespace: Namespace): string {
  return `/translations/${version}/${tag}/${namespace}.json`;
}

/** Reads a file over the network; rejects with its path and the status where there is none. */
export const fetchTranslations: ReadTranslations = async (tag, namespace) => {
  const path = translationsPath(tag, namespace);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};
