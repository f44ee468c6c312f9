import { accented, mirrored } from '../support/pseudoLanguages.ts';
import { inLanguage, languages, missingPaths, pagePaths } from '../support/site.ts';

/** A language with the site that serves it and the paths of its pages. */
export interface ScannedLanguage {
  readonly name: string;
  readonly site: string;
  readonly paths: readonly string[];
}

const paths = [...pagePaths, ...missingPaths];

const plain = process.env.PLAIN_SITE ?? '';
const pseudo = process.env.PSEUDO_SITE ?? '';

/** The languages of the site and the two pseudo-languages (longer texts; right to left). */
export const scannedLanguages: readonly ScannedLanguage[] = [
  ...languages.map((language) => ({ ...language, site: plain })),
  ...[accented, mirrored].map((language) => ({
    ...language,
    home: `/${language.tag}`,
    site: pseudo,
  })),
].map((language) => ({
  name: language.name,
  site: language.site,
  paths: paths.map((path) => inLanguage(path, language)),
}));

/** Widths on both sides of each breakpoint. */
export const widths = [320, 768, 1280] as const;
