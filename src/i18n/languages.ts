import { languages as folders } from 'virtual:translations';
import { useI18n } from './texts.ts';

/** A language: its BCP 47 tag, which is the folder's name, and the content of its `meta.json`. */
export interface Language {
  readonly tag: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly status: 'source' | 'reviewed' | 'draft';
  /** The locale for number formats: browsers have no data for the numbers of some languages. */
  readonly formatLocale: string;
  /** Whether hours count from 1 to 12 (the default) or from 0 to 23. */
  readonly hourCycle?: 'h12' | 'h23';
}

/** Every language that has a folder, English first, then by tag. */
export const languages: readonly [Language, ...Language[]] = folders;

export const [english] = languages;

/** The language with a tag; English for an unknown one. */
export function languageNamed(tag: string | undefined): Language {
  return languages.find((language) => language.tag === tag) ?? english;
}

/** The language of the page. */
export function useLanguage(): Language {
  return languageNamed(useI18n().language);
}

/** The language of a path: `/ha/resources/faq` is Hausa; without a known prefix it is English. */
export function languageOf(pathname: string): Language {
  const [, prefix] = pathname.split('/');
  // The router also takes `/%68a` for `/ha`.
  return languageNamed(prefix?.replace(/%[2-7][\da-f]/gi, decodeURIComponent));
}

/**
 * The path of a page without language, as in `facts/paths`: `/ha/resources/faq` gives
 * `/resources/faq`.
 */
export function unlocalizedPath(pathname: string): string {
  const isPrefixed = languageOf(pathname) !== english;
  const path = isPrefixed ? pathname.replace(/^\/[^/]*/, '') : pathname;
  // A link to `//other.example` would lead to another site, and some hosts add a slash at the end.
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * The path of a page in a language; the only function that adds a language prefix.
 * @param path a path from `facts/paths`, without prefix, with its query and hash if any
 */
export function localizedPath(path: string, language: Language): string {
  if (language === english) return path;
  return path === '/' ? `/${language.tag}` : `/${language.tag}${path}`;
}
