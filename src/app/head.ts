import { useLayoutEffect } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import type { LangProps, Translator } from '../i18n/createTranslator.ts';
import type { Key, Namespace, PlainKey } from '../i18n/keys.ts';
import { type Language, languages, localizedPath, pagePath, source } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';
import { company, siteUrl } from '../site/company.ts';
import { type HeadTag, link, meta } from './headTag.ts';

/** The key that a page's `title` and `description` stand below. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** What a route says of itself. */
export interface PageHandle {
  /** The key of the page's title and description, which may depend on the route's parameters. */
  readonly keys?: PageKeys | ((params: Params) => PageKeys);
  /** The illustrations that the page shows near its top. */
  readonly pictures?: (params: Params) => readonly string[];
  /** The values that the route's parameter takes. */
  readonly values?: readonly string[];
  /** Where a redirect leads. */
  readonly leadsTo?: string;
}

/** What the document's head says of the page that is shown. */
export interface Head {
  readonly title: string;
  /** Where the title is English, for want of a translation. */
  readonly titleProps: LangProps;
  readonly language: Language;
  readonly tags: readonly HeadTag[];
}

/** Pages that stand in for one that does not exist; nobody should find them by a search. */
const missingPages: ReadonlySet<PageKeys> = new Set(['errors:page', 'product:unknown']);

/** The address of a page in a language, without query, hash and trailing slash. */
export function pageUrl(pathname: string, language: Language): string {
  const path = pagePath(pathname);
  return `${siteUrl}${localizedPath(path, language)}`;
}

/**
 * The addresses of a page's translations, each of which names all others. Only the HTML names them:
 * search engines read nothing else.
 * @param tags the tags of the languages that the page is translated to
 */
export function alternateTags(
  { language: own }: Translator,
  pathname: string,
  tags: readonly string[],
): HeadTag[] {
  const translated = languages.filter(({ tag }) => tags.includes(tag));
  if (!translated.includes(own)) return [];
  const links = translated.map((language) =>
    link({ rel: 'alternate', hreflang: language.tag, href: pageUrl(pathname, language) }),
  );
  const fallback = { rel: 'alternate', hreflang: 'x-default', href: pageUrl(pathname, source) };
  return [...links, link(fallback)];
}

/** A page's title and description. */
export function pageTexts(translator: Translator, keys: PageKeys) {
  // What a key's two halves are follows from its type, but the compiler cannot split or rejoin it.
  const key = (name: 'title' | 'description') => `${keys}.${name}` as PlainKey;
  return {
    title: translator.t(key('title')),
    titleProps: translator.langProps(key('title')),
    description: translator.t(key('description')),
  };
}

/** The namespace of a page's texts. */
export function namespaceOf(keys: PageKeys): Namespace {
  // Before the colon of every key stands its namespace, which the compiler cannot cut out.
  return keys.slice(0, keys.indexOf(':')) as Namespace;
}

/** A page that is English under another language's frame is the English page, told twice. */
export function canonicalUrl(translator: Translator, keys: PageKeys, pathname: string): string {
  return pageUrl(pathname, translator.isFallback(namespaceOf(keys)) ? source : translator.language);
}

/** The key of a route's title and description. */
export function pageKeys(handle: PageHandle | undefined, params: Params): PageKeys {
  const keys = handle?.keys ?? 'errors:page';
  return typeof keys === 'function' ? keys(params) : keys;
}

/** The head of a page; its namespace must have been loaded. */
export function headOf(translator: Translator, keys: PageKeys, pathname: string): Head {
  const { title, titleProps, description } = pageTexts(translator, keys);
  const tag = missingPages.has(keys)
    ? meta('robots', 'noindex')
    : link({ rel: 'canonical', href: canonicalUrl(translator, keys, pathname) });
  return {
    title: `${title} – ${company.brand}`,
    titleProps,
    language: translator.language,
    tags: [meta('description', description), tag],
  };
}

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  element.dataset.page = '';
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  return element;
}

function applyHead({ title, titleProps, language, tags }: Head): void {
  const root = document.documentElement;
  // Set to what it is, it would have every element styled anew.
  if (root.lang !== language.tag) root.lang = language.tag;
  if (root.dir !== language.dir) root.dir = language.dir;
  document.title = title;
  const titleElement = document.head.querySelector('title');
  titleElement?.setAttribute('lang', titleProps.lang ?? language.tag);
  titleElement?.setAttribute('dir', titleProps.dir ?? language.dir);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...tags.map(elementOf));
}

/** What the build alone writes, for machines, must not outlast the page that it describes. */
function dropStaleData(url: string): void {
  for (const data of document.head.querySelectorAll<HTMLElement>('[data-url]'))
    if (data.dataset.url !== url) data.remove();
}

/** Keeps title, description, addresses, language and direction true to the page shown. */
export function useHead(keys: PageKeys): void {
  const translator = useTranslator();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    applyHead(headOf(translator, keys, pathname));
    dropStaleData(pageUrl(pathname, translator.language));
  }, [keys, pathname, translator]);
}
