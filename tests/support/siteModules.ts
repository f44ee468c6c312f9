/** The parts of the site that tests use; loaded by Vite, which resolves virtual modules. */
import { sitePaths } from '../../src/app/routes.tsx';
import { createTranslations, translationsParts } from '../../src/i18n/createTranslations.ts';
import { isFallback } from '../../src/i18n/entries.ts';
import type { Key, Namespace, TextValues } from '../../src/i18n/keys.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { readTranslations } from './readTranslations.ts';

export { languageOf, languages, localizedPath } from '../../src/i18n/languages.ts';
export { company, siteUrl } from '../../src/site/company.ts';

/** The texts in the language of a path. */
export async function wordsOf(pathname: string) {
  const translations = createTranslations(readTranslations);
  const language = languageOf(pathname);
  await translations.load(language, translationsParts);
  const i18n = translations.in(language);
  return {
    t: (key: Key, values?: TextValues) => i18n.t(key, { ...values }),
    isFallback: (namespace: Namespace) => isFallback(i18n, namespace),
  };
}

/** Every address of the site, from the route table. */
export const allPaths = sitePaths(createTranslations(readTranslations));
