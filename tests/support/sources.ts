import { createServer } from 'vite';
import figures from '../../locales/figures.json' with { type: 'json' };
import { settings } from '../../src/generator/readSettings.ts';
import { translations as translationsPlugin } from '../../src/generator/translationsPlugin.ts';
import type { Key, TextValues } from '../../src/i18n/keys.ts';

/** Vite's `runnerImport` would be shorter, but cannot import the site's CSS Modules (Vite 8.3). */
async function importSite(): Promise<typeof import('./sourceModules.ts')> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    plugins: [settings(), translationsPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    // Vite cannot know what a module exports.
    return (await vite.ssrLoadModule('/tests/support/sourceModules.ts')) as Awaited<
      ReturnType<typeof importSite>
    >;
  } finally {
    await vite.close();
  }
}

/** The site's own tables of paths and languages, so that new ones are tested. */
const site = await importSite();

/** The company and the origin of the site, with the sample settings of the test builds. */
export const { company, formatCurrency, iconShapes, loanCost, loanTypes, productPath, siteUrl } =
  site;

const { carTermMin, carTermMax } = figures;
/** The months over which a car loan can be repaid, from the figures alone. */
export const carTerms = Array.from(
  { length: carTermMax.value - carTermMin.value + 1 },
  (_, index) => carTermMin.value + index,
);

/** The languages of the site with their texts, English first. */
export const languages = await Promise.all(
  site.languages.map(async (language) => {
    const home = site.localizedPath('/', language);
    return { ...language, home, words: await site.wordsOf(language) };
  }),
);

const [first] = languages;
if (!first) throw new Error('the site has no language');
export const english = first;

/** An English text as a page shows it, with figures and without tags: `en('common:menu.title')`. */
export const en = (key: Key, values?: TextValues) =>
  english.words.t(key, values).replace(/<\/?\w+>/g, '');

/**
 * A text with amounts as its element contains it: with “naira” for screen readers after each sign.
 */
export const withNaira = (text: string, t = en) =>
  text.replaceAll('₦', `₦${t('common:naira')}\u00A0`);
/** A text with amounts as a screen reader says it. */
export const spoken = (text: string) => text.replaceAll('₦', `${en('common:naira')} `);

/** The English text of a figure, as sentences state it. */
export const figureText = (name: keyof typeof figures) => en(`common:figures.${name}`);

/**
 * The first translation with over half of the texts, for tests that need any; English if there is
 * none.
 */
export const translation =
  languages.slice(1).find(({ words }) => words.size > english.words.size / 2) ??
  languages.at(-1) ??
  english;

/** The path of a page in a language: `/` becomes `/ha` and `/contactus` `/ha/contactus`. */
export function inLanguage(path: string, { home }: { readonly home: string }): string {
  return `${home}${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** The paths of a language that are pages, not redirects. */
export function pathsOfPages(tag: string): string[] {
  return site.sitePages
    .filter(({ path, leadsTo }) => !leadsTo && site.languageOf(path).tag === tag)
    .map(({ path }) => path);
}

/** The English paths that are pages, not redirects. */
export const englishPaths = pathsOfPages(english.tag);

/** Whether a page is only tested nightly, because another page of its template represents it. */
export const isNightlyPath = (path: string) =>
  /\/company\/|\/product\/(?!car-|boat-)|\/privacy\/(?!scope|nothing)/.test(path);

/** Paths without a page, which a page's own "not found" or the router handles. */
export const missingPaths = ['/product/boat-loans', '/privacy/nothing', '/no/such/page'];
