import { languages as folders } from 'virtual:translations';
import { sourceTag } from './sourceTag.ts';

/** What `locales/<tag>/meta.json` says of a language, and its BCP 47 tag, the folder's name. */
export interface Language {
  readonly tag: string;
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly status: 'source' | 'reviewed' | 'draft';
  /** The locale whose digits and separators this language uses: browsers have no data for some. */
  readonly formatLocale: string;
}

/** Every language that has a folder, English first, then by tag. */
export const languages: readonly Language[] = folders;

function sourceLanguage(): Language {
  const source = languages.find((language) => language.tag === sourceTag);
  if (!source) throw new Error(`locales/${sourceTag}/meta.json is missing`);
  return source;
}

export const source = sourceLanguage();

/** As the router reads it, which takes `/%68a` for `/ha`, but no part of what is no valid text. */
function firstPart(pathname: string): string | undefined {
  const parts = pathname.split('/');
  try {
    return parts.map(decodeURIComponent)[1];
  } catch {
    return parts[1];
  }
}

/** The language that an address is in: `/ha/resources/faq` is Hausa, no known prefix is English. */
export function languageOf(pathname: string): Language {
  const first = firstPart(pathname);
  return languages.find((language) => language !== source && language.tag === first) ?? source;
}

/** The same address without its language prefix: `/ha/resources/faq` gives `/resources/faq`. */
export function withoutLanguage(pathname: string): string {
  const isPrefixed = languageOf(pathname) !== source;
  const path = isPrefixed ? pathname.replace(/^\/[^/]*/, '') || '/' : pathname;
  // A link to `//other.example` would lead to that site.
  return path.replace(/^\/+/, '/');
}

/** The same as `site/paths` has it: some hosts lead to addresses with a slash at the end. */
export function pagePath(pathname: string): string {
  return withoutLanguage(pathname).replace(/(.)\/+$/, '$1');
}

/**
 * The address of a page in a language; the one place where a language becomes part of an address.
 * @param path an address without prefix, from `site/paths`, with its query and hash if any
 */
export function localizedPath(path: string, language: Language): string {
  if (language === source) return path;
  return path === '/' ? `/${language.tag}` : `/${language.tag}${path}`;
}
