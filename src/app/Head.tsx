import { useLayoutEffect } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import type { Translator } from '../i18n/createTranslator.ts';
import type { Key, Namespace } from '../i18n/keys.ts';
import { type Language, localizedPath, pagePath, source } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';
import { company, siteUrl } from '../site/company.ts';

/** The parent key of a page's `title` and `description`. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** The `handle` of a route. */
export interface PageHandle {
  /** The key of the page's title and description, which may depend on the route's parameters. */
  readonly keys?: PageKeys | ((params: Params) => PageKeys);
  /** The values of the route's parameter. */
  readonly values?: readonly string[];
  /** The target of a redirect, without language. */
  readonly leadsTo?: string;
}

/** Pages for addresses that do not exist, which search engines must not index. */
const missingPages: ReadonlySet<PageKeys> = new Set(['errors:page', 'product:unknown']);

/** The key of a route's title and description. */
export function pageKeys(handle: PageHandle | undefined, params: Params): PageKeys {
  const keys = handle?.keys ?? 'errors:page';
  return typeof keys === 'function' ? keys(params) : keys;
}

/** The namespace of a page's texts. */
export function namespaceOf(keys: PageKeys): Namespace {
  // The part of a key before the colon is its namespace, which TypeScript cannot extract.
  return keys.slice(0, keys.indexOf(':')) as Namespace;
}

/** The address of a page in a language, without query, hash and trailing slash. */
export function pageUrl(pathname: string, language: Language): string {
  return `${siteUrl}${localizedPath(pagePath(pathname), language)}`;
}

/** An untranslated page duplicates the English one, so it names that one as canonical. */
export function canonicalUrl(translator: Translator, keys: PageKeys, pathname: string): string {
  return pageUrl(pathname, translator.isFallback(namespaceOf(keys)) ? source : translator.language);
}

/** A page's title and description, with `lang` and `dir` of a title that falls back to English. */
export function pageTexts(translator: Translator, keys: PageKeys) {
  // The halves of a key follow from its type, but TypeScript cannot split and join it.
  const key = (name: 'title' | 'description') => `${keys}.${name}` as Key;
  return {
    title: translator.t(key('title')),
    titleProps: translator.langProps(key('title')),
    description: translator.t(key('description')),
  };
}

/**
 * Title, description and canonical address of a page, which React places in the document's head; and
 * language and direction of the document.
 */
export function Head({ keys }: { readonly keys: PageKeys }) {
  const translator = useTranslator();
  const { pathname } = useLocation();
  const { tag, dir } = translator.language;
  const url = pageUrl(pathname, translator.language);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting the same value would make the browser recalculate the style of every element.
    if (root.lang !== tag) root.lang = tag;
    if (root.dir !== dir) root.dir = dir;
    // What the build wrote for search engines and social networks about the previous page.
    for (const data of document.head.querySelectorAll<HTMLElement>('[data-url]'))
      if (data.dataset.url !== url) data.remove();
  }, [tag, dir, url]);

  const { title, titleProps, description } = pageTexts(translator, keys);
  return (
    <>
      <title lang={tag} dir={dir} {...titleProps}>{`${title} – ${company.brand}`}</title>
      <meta name="description" content={description} />
      {missingPages.has(keys) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalUrl(translator, keys, pathname)} />
      )}
    </>
  );
}
