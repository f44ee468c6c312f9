import { useLayoutEffect } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import type { LangProps, Translator } from '../i18n/createTranslator.ts';
import type { Key, Namespace, PlainKey } from '../i18n/keys.ts';
import { type Language, localizedPath, pagePath, source } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';
import { company, siteUrl } from '../site/company.ts';
import { type HeadTag, link, meta } from './headTag.ts';

/** The parent key of a page's `title` and `description`. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** The `handle` of a route. */
export interface PageHandle {
  /** The key of the page's title and description, which may depend on the route's parameters. */
  readonly keys?: PageKeys | ((params: Params) => PageKeys);
  /** The illustrations near the top of the page. */
  readonly pictures?: (params: Params) => readonly string[];
  /** The values of the route's parameter. */
  readonly values?: readonly string[];
  /** The target of a redirect. */
  readonly leadsTo?: string;
}

/** The document head of a page. */
export interface Head {
  readonly title: string;
  /** `lang` and `dir` of a title that falls back to English. */
  readonly titleProps: LangProps;
  readonly language: Language;
  readonly tags: readonly HeadTag[];
}

/** Pages for addresses that do not exist, which search engines must not index. */
const missingPages: ReadonlySet<PageKeys> = new Set(['errors:page', 'product:unknown']);

/** The address of a page in a language, without query, hash and trailing slash. */
export function pageUrl(pathname: string, language: Language): string {
  const path = pagePath(pathname);
  return `${siteUrl}${localizedPath(path, language)}`;
}

/** A page's title and description. */
export function pageTexts(translator: Translator, keys: PageKeys) {
  // The halves of a key follow from its type, but TypeScript cannot split and join it.
  const key = (name: 'title' | 'description') => `${keys}.${name}` as PlainKey;
  return {
    title: translator.t(key('title')),
    titleProps: translator.langProps(key('title')),
    description: translator.t(key('description')),
  };
}

/** The namespace of a page's texts. */
export function namespaceOf(keys: PageKeys): Namespace {
  // The part of a key before the colon is its namespace, which TypeScript cannot extract.
  return keys.slice(0, keys.indexOf(':')) as Namespace;
}

/** An untranslated page duplicates the English one, so it names that one as canonical. */
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
  // Setting the same value would make the browser recalculate the style of every element.
  if (root.lang !== language.tag) root.lang = language.tag;
  if (root.dir !== language.dir) root.dir = language.dir;
  document.title = title;
  const titleElement = document.head.querySelector('title');
  titleElement?.setAttribute('lang', titleProps.lang ?? language.tag);
  titleElement?.setAttribute('dir', titleProps.dir ?? language.dir);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...tags.map(elementOf));
}

/** Removes the tags that the build wrote for search engines about the previous page. */
function dropStaleData(url: string): void {
  for (const data of document.head.querySelectorAll<HTMLElement>('[data-url]'))
    if (data.dataset.url !== url) data.remove();
}

/** Updates title, description, links, language and direction of the document to the current page. */
export function useHead(keys: PageKeys): void {
  const translator = useTranslator();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    applyHead(headOf(translator, keys, pathname));
    dropStaleData(pageUrl(pathname, translator.language));
  }, [keys, pathname, translator]);
}
