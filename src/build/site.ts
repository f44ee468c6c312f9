/** The parts of the site that build, servers and tests use; runs inside Vite, which resolves virtual modules. */
import { routeTable } from '../app/routes.tsx';
import { sitePaths } from '../app/sitePaths.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../i18n/createTranslator.ts';
import type { Namespace } from '../i18n/keys.ts';
import { languageOf, languages, localizedPath } from '../i18n/languages.ts';
import { company, formService, siteUrl } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { readTranslations } from './translations/readTranslations.ts';

export { company, formService, languageOf, languages, localizedPath, paths, siteUrl };

/** The translator for the language of a path. */
export async function translatorOf(pathname: string, namespaces: Namespace[]): Promise<Translator> {
  const translations = createTranslations(readTranslations);
  const language = languageOf(pathname);
  await translations.load(language, namespaces);
  return createTranslator(translations.in(language));
}

/** Every address of the site, from the route table. */
export function allPaths() {
  return sitePaths(routeTable(createTranslations(readTranslations)));
}

/** The company facts of the HTML shell. */
export const shellFacts = { brand: company.brand };
