import { pageUrl } from '../../app/head.ts';
import { type HeadTag, link } from '../../app/headTag.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import { languages, source } from '../../i18n/languages.ts';

/**
 * The `hreflang` links of a page to all its translations. Only the prerendered HTML has them, for
 * search engines.
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
