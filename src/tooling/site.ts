/** What the build and the tests need to know of the site; runs inside Vite, which resolves its globs. */
import { routeTable } from '../app/routes.tsx';
import { sitePaths } from '../app/sitePaths.ts';
import type { Namespace } from '../i18n/keys.ts';
import { languageOf, languages, localizedPath } from '../i18n/languages.ts';
import { createWordStore } from '../i18n/wordStore.ts';
import { type Words, wordsIn } from '../i18n/words.ts';
import { company, formService, siteUrl } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { readWords } from './words/LocaleFolder.ts';

export { company, formService, languageOf, languages, localizedPath, paths, siteUrl };

/** The words of the language that an address is in. */
export async function wordsOf(pathname: string, namespaces: Namespace[]): Promise<Words> {
  const store = createWordStore(readWords);
  const language = languageOf(pathname);
  await store.load(language, namespaces);
  return wordsIn(store, language);
}

/** Every address of the site, from its route table. */
export function allPaths() {
  return sitePaths(routeTable(createWordStore(readWords)));
}

/** The company's facts that the HTML shell names. */
export const shellFacts = { brand: company.brand };
