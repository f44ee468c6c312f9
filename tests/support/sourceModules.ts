/** The parts of the site that tests use, loaded by Vite, which resolves virtual modules. */

import type { Key, Namespace, TextValues } from '../../src/i18n/keys.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { createTextStore, translationsParts } from '../../src/i18n/textStore.ts';
import { isFallback, translate } from '../../src/i18n/texts.ts';
import { readTranslationsFile } from './readTranslationsFile.ts';

export { sitePages } from '../../src/app/routes.tsx';
export { company, siteUrl } from '../../src/facts/company.ts';
export { loanCost } from '../../src/facts/loanCost.ts';
export { productPath } from '../../src/facts/paths.ts';
export { loanTypes } from '../../src/facts/products.ts';
export { formatCurrency } from '../../src/i18n/format.ts';
export { languageOf, languages, localizedPath } from '../../src/i18n/languages.ts';
export { shapes as iconShapes } from '../../src/ui/Icon.tsx';

const textsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];

/** The texts of a language. */
export async function wordsOf(language: Language) {
  const textStore = createTextStore(readTranslationsFile);
  for (const part of translationsParts) await textStore.load(language, part);
  const i18n = textStore.instance(language);
  return {
    t: (key: Key, values?: TextValues) => translate(i18n, key, values).text,
    isFallback: (namespace: Namespace) => isFallback(i18n, namespace),
    /** Whether the page shows the English text. */
    isEnglish: (key: Key) => translate(i18n, key).isFallback,
    /** The number of texts that are translated. */
    size: textsIn(i18n.getDataByLanguage(language.tag)).filter(Boolean).length,
  };
}
