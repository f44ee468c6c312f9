import { useLayoutEffect } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import type { Key, Namespace, PlainKey } from '../i18n/keys.ts';
import { type Language, languages, localizedPath, pagePath, source } from '../i18n/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import type { LanguageMarks, Words } from '../i18n/words.ts';
import { company, siteUrl } from '../site/company.ts';
import { type HeadTag, link, meta } from './headTag.ts';

/** The key of a page's words about itself: it has a `title` and a `description` below it. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** What a route says of itself. */
export interface PageHandle {
  /** The page's words about itself, which may depend on the route's parameters. */
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
  readonly titleMarks: LanguageMarks;
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

/** The same page in every language that has it, each of which says the same of all others. */
function alternates(pathname: string, tags: readonly string[]): HeadTag[] {
  const translated = languages.filter(({ tag }) => tags.includes(tag));
  const links = translated.map((language) =>
    link({ rel: 'alternate', hreflang: language.tag, href: pageUrl(pathname, language) }),
  );
  const fallback = { rel: 'alternate', hreflang: 'x-default', href: pageUrl(pathname, source) };
  return [...links, link(fallback)];
}

/** The words of a page about itself. */
export function pageWords(words: Words, keys: PageKeys) {
  // What a key's two halves are follows from its type, but the compiler cannot split or rejoin it.
  const key = (name: 'title' | 'description') => `${keys}.${name}` as PlainKey;
  return {
    title: words.t(key('title')),
    titleMarks: words.marks(key('title')),
    description: words.t(key('description')),
  };
}

function isFallback(words: Words, keys: PageKeys): boolean {
  return words.isFallback(namespaceOf(keys));
}

function namespaceOf(keys: PageKeys): Namespace {
  // Before the colon of every key stands its namespace, which the compiler cannot cut out.
  return keys.slice(0, keys.indexOf(':')) as Namespace;
}

/** A page that is English under another language's frame is the English page, told twice. */
export function canonicalUrl(words: Words, keys: PageKeys, pathname: string): string {
  return pageUrl(pathname, isFallback(words, keys) ? source : words.language);
}

/** The addresses of a page's translations, which only its HTML names: search engines read no other. */
export function alternateTags(words: Words, keys: PageKeys, pathname: string): HeadTag[] {
  if (isFallback(words, keys)) return [];
  return alternates(pathname, words.translationsOf(namespaceOf(keys)));
}

/** The words that a route's page has about itself. */
export function pageKeys(handle: PageHandle | undefined, params: Params): PageKeys {
  const keys = handle?.keys ?? 'errors:page';
  return typeof keys === 'function' ? keys(params) : keys;
}

/** The head of a page; its namespace must have been loaded. */
export function headOf(words: Words, keys: PageKeys, pathname: string): Head {
  const { title, titleMarks, description } = pageWords(words, keys);
  const tag = missingPages.has(keys)
    ? meta('robots', 'noindex')
    : link({ rel: 'canonical', href: canonicalUrl(words, keys, pathname) });
  return {
    title: `${title} – ${company.brand}`,
    titleMarks,
    language: words.language,
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

function applyHead({ title, titleMarks, language, tags }: Head): void {
  const root = document.documentElement;
  // Set to what it is, it would have every element styled anew.
  if (root.lang !== language.tag) root.lang = language.tag;
  if (root.dir !== language.dir) root.dir = language.dir;
  document.title = title;
  const titleElement = document.head.querySelector('title');
  titleElement?.setAttribute('lang', titleMarks.lang ?? language.tag);
  titleElement?.setAttribute('dir', titleMarks.dir ?? language.dir);
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
  const words = useWords();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    applyHead(headOf(words, keys, pathname));
    dropStaleData(pageUrl(pathname, words.language));
  }, [keys, pathname, words]);
}
