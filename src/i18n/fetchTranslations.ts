import { files } from 'virtual:translations';
import type { TranslationsFile, TranslationsPart } from './TranslationsFile.ts';

/** Reads a translations file: over the network in a browser, from the locale files in Node. */
export type ReadTranslations = (tag: string, part: TranslationsPart) => Promise<TranslationsFile>;

/** Fetches a translations file; rejects with a `NetworkError` if it does not arrive. */
export const fetchTranslations: ReadTranslations = async (tag, part) => {
  const path = files[tag]?.[part] ?? '';
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok)
    throw new DOMException(`${path}: ${response?.status ?? 'no response'}`, 'NetworkError');
  return response.json();
};
