/** The parts of the site that tests use, loaded by Vite, which resolves virtual modules. */
import { createTranslations, translationsParts } from '../../src/i18n/createTranslations.ts';
import type { Key, Namespace, TextValues } from '../../src/i18n/keys.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { isFallback, translate } from '../../src/i18n/texts.ts';
import { readTranslations } from './readTranslations.ts';

export { sitePaths as allPaths } from '../../src/app/routes.tsx';
export { formatCurrency } from '../../src/i18n/format.ts';
export { languageOf, languages, localizedPath } from '../../src/i18n/languages.ts';
export { company, siteUrl } from '../../src/site/company.ts';
export { loanCosts } from '../../src/site/loanCost.ts';
export { productPath } from '../../src/site/paths.ts';
export { loanTypes } from '../../src/site/products.ts';
export { shapes as iconShapes } from '../../src/ui/Icon.tsx';

const textsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];

/** The texts of a language. */
export async function wordsOf(language: Language) {
  const translations = createTranslations(readTranslations);
  for (const part of translationsParts) await translations.load(language, part);
  const i18n = translations.instance(language);
  return {
    t: (key: Key, values?: TextValues) => translate(i18n, key, values).text,
    isFallback: (namespace: Namespace) => isFallback(i18n, namespace),
    /** The number of texts that are translated. */
    size: textsIn(i18n.getDataByLanguage(language.tag)).filter(Boolean).length,
  };
}
