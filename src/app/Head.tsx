import type { i18n as I18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { company, siteUrl } from '../facts/company.ts';
import type { Key } from '../i18n/keys.ts';
import {
  english,
  type Language,
  languageNamed,
  localizedPath,
  unlocalizedPath,
} from '../i18n/languages.ts';
import { isFallback, translate, useI18n } from '../i18n/texts.ts';

/** The parent key of a page's `title` and `description`. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** Pages for addresses that do not exist, which search engines must not index. */
const missingPages: ReadonlySet<PageKeys> = new Set(['errors:page', 'product:unknown']);

/** The address of a page in a language, without query, hash or trailing slash. */
export function pageUrl(pathname: string, language: Language): string {
  return `${siteUrl}${localizedPath(unlocalizedPath(pathname), language)}`;
}

/** An untranslated page duplicates the English one, so it names that one as canonical. */
export function canonicalUrl(i18n: I18n, keys: PageKeys, pathname: string): string {
  return pageUrl(pathname, isFallback(i18n, keys) ? english : languageNamed(i18n.language));
}

/**
 * Title, description and canonical address of a page, which React places in the document's head.
 */
export function Head({ keys }: { readonly keys: PageKeys }) {
  const i18n = useI18n();
  const { pathname } = useLocation();
  const language = languageNamed(i18n.language);
  const { tag, dir } = language;
  const url = pageUrl(pathname, language);

  useLayoutEffect(() => {
    // Tags of the previous page, which the build wrote for search engines and social networks.
    for (const data of document.head.querySelectorAll<HTMLElement>('[data-url]'))
      if (data.dataset.url !== url) data.remove();
  }, [url]);

  const title = translate(i18n, `${keys}.title`);
  return (
    <>
      <title lang={tag} dir={dir} {...title.langProps}>{`${title.text} – ${company.brand}`}</title>
      <meta name="description" content={translate(i18n, `${keys}.description`).text} />
      {missingPages.has(keys) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalUrl(i18n, keys, pathname)} />
      )}
    </>
  );
}
