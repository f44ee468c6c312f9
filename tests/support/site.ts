import { importSite } from '../../src/build/importSite.ts';

/** The namespaces whose words the journeys look for. */
const namespaces = ['common', 'errors', 'home', 'product', 'faq', 'contact', 'privacy'] as const;

/** Every address and language of the site, from its own tables: nothing new escapes the tests. */
const site = await importSite();
const paths = site.allPaths();

/** The languages of the site with their words, English first. */
export const languages = await Promise.all(
  site.languages.map(async (language) => {
    const home = site.localizedPath('/', language);
    return { ...language, home, words: await site.translatorOf(home, [...namespaces]) };
  }),
);

export const translations = languages.filter(({ tag }) => tag !== 'en');

/** A page's address in a language: `/` is `/ha` and `/contactus` is `/ha/contactus`. */
export function inLanguage(path: string, { home }: { readonly home: string }): string {
  return `${home}${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Every address in English. */
const englishPaths = paths.filter(
  ({ path }) => !translations.some(({ home }) => path === home || path.startsWith(`${home}/`)),
);

/** The English addresses that show a page of their own. */
export const pagePaths = englishPaths.filter(({ leadsTo }) => !leadsTo).map(({ path }) => path);

/** Addresses that show no page: the site's own "not found" and the router's. */
export const missingPaths = ['/product/boat-loans', '/privacy/nothing', '/no/such/page'];

/** The addresses of a language that show a page of their own. */
export function allPagePaths(tag: string): string[] {
  return paths
    .filter(({ path, leadsTo }) => !leadsTo && site.languageOf(path).tag === tag)
    .map(({ path }) => path);
}

/**
 * Some of them: every page of the site is among those of one language or another, and
 * every language has its share. The proof walks through all.
 */
export function somePaths(tag: string): string[] {
  const turn = languages.findIndex((language) => language.tag === tag);
  return allPagePaths(tag).filter((_, index) => index % languages.length === turn);
}
