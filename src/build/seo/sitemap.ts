import type { HeadTag } from '../../app/headTag.ts';
import { escapeHtml } from '../html/escapeHtml.ts';

type Attributes = Readonly<Record<string, string>>;

function linksOf(tags: readonly HeadTag[], rel: string): Attributes[] {
  return tags.map(({ attributes }) => attributes).filter((attributes) => attributes.rel === rel);
}

function element({ hreflang = '', href = '' }: Attributes): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;
}

/**
 * The sitemap entry of a page, made from its head tags. A page without alternates is untranslated and
 * is not listed.
 */
export function sitemapEntry(head: readonly HeadTag[]): string {
  const alternates = linksOf(head, 'alternate');
  const [canonical] = linksOf(head, 'canonical');
  if (alternates.length === 0) return '';
  return `<url><loc>${escapeHtml(canonical?.href ?? '')}</loc>${alternates.map(element).join('')}</url>\n`;
}

/** See https://www.sitemaps.org and, for the alternates, Google's "Localized versions". */
export function sitemap(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

/** Allows all pages; pages that must not be indexed have a `noindex` tag. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
