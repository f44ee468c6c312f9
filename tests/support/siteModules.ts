/** The parts of the site that tests use; loaded by Vite, which resolves virtual modules. */
import { sitePaths } from '../../src/app/routes.tsx';
import { createTranslations } from '../../src/i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../../src/i18n/createTranslator.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { translationsParts } from '../../src/i18n/TranslationsFile.ts';
import { readTranslations } from './readTranslations.ts';

export { languageOf, languages, localizedPath } from '../../src/i18n/languages.ts';
export { company, siteUrl } from '../../src/site/company.ts';

/** The translator for the language of a path, with all texts. */
export async function translatorOf(pathname: string): Promise<Translator> {
  const translations = createTranslations(readTranslations);
  const language = languageOf(pathname);
  await translations.load(language, translationsParts);
  return createTranslator(translations.in(language));
}

/** Every address of the site, from the route table. */
export const allPaths = sitePaths(createTranslations(readTranslations));
