import type { i18n as I18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isFallback } from '../i18n/entries.ts';
import type { Key } from '../i18n/keys.ts';
import {
  type Language,
  languageNamed,
  localizedPath,
  pagePath,
  source,
} from '../i18n/languages.ts';
import { langProps } from '../i18n/T.tsx';
import { company, siteUrl } from '../site/company.ts';

/** The parent key of a page's `title` and `description`. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** Pages for addresses that do not exist, which search engines must not index. */
const missingPages: ReadonlySet<PageKeys> = new Set(['errors:page', 'product:unknown']);

/** The address of a page in a language, without query, hash and trailing slash. */
export function pageUrl(pathname: string, language: Language): string {
  return `${siteUrl}${localizedPath(pagePath(pathname), language)}`;
}

/** An untranslated page duplicates the English one, so it names that one as canonical. */
export function canonicalUrl(i18n: I18n, keys: PageKeys, pathname: string): string {
  return pageUrl(pathname, isFallback(i18n, keys) ? source : languageNamed(i18n.language));
}

/** A page's title and description, with `lang` and `dir` of a title that falls back to English. */
export function pageTexts(i18n: I18n, keys: PageKeys) {
  return {
    title: i18n.t(`${keys}.title`),
    titleProps: langProps(i18n, `${keys}.title`),
    description: i18n.t(`${keys}.description`),
  };
}

/**
 * Title, description and canonical address of a page, which React places in the document's head; and
 * language and direction of the document.
 */
export function Head({ keys }: { readonly keys: PageKeys }) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const language = languageNamed(i18n.language);
  const { tag, dir } = language;
  const url = pageUrl(pathname, language);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // Setting the same value would make the browser recalculate the style of every element.
    if (root.lang !== tag) root.lang = tag;
    if (root.dir !== dir) root.dir = dir;
    // What the build wrote for search engines and social networks about the previous page.
    for (const data of document.head.querySelectorAll<HTMLElement>('[data-url]'))
      if (data.dataset.url !== url) data.remove();
  }, [tag, dir, url]);

  const { title, titleProps, description } = pageTexts(i18n, keys);
  return (
    <>
      <title lang={tag} dir={dir} {...titleProps}>{`${title} – ${company.brand}`}</title>
      <meta name="description" content={description} />
      {missingPages.has(keys) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalUrl(i18n, keys, pathname)} />
      )}
    </>
  );
}
