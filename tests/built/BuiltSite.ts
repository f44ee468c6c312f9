import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../support/builds.ts';
import { languages, pathsOfPages } from '../support/sources.ts';

/** The folders of the builds, which are made at the same time; browser tests use them, too. */
export const [plain, pseudo, release] = await Promise.all([
  build('plain'),
  build('pseudo'),
  build('release'),
]);

type Attributes = Readonly<Record<string, string>>;

const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The file that a host sends for an address, of the plain build unless another is named. */
export function builtFile(address: string, folder = plain): string {
  const isFile = path.extname(address) || /^\/[._]/.test(address);
  return path.join(folder, isFile ? address : path.join(address, 'index.html'));
}

export function builtText(address: string, folder = plain): string {
  return readFileSync(builtFile(address, folder), 'utf8');
}

/** The number of bytes that a host sends: the build has compressed text files. */
export function sentBytes(address: string): number {
  const file = builtFile(address);
  return statSync(/\.(?:html|js|json)$/.test(file) ? `${file}.br` : file).size;
}

/** The attributes of every element with a tag name. */
function tagsOf(html: string, name: 'meta' | 'link'): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => {
    const attributes = tag.matchAll(/([\w-]+)="([^"]*)"/g);
    return Object.fromEntries(
      [...attributes].map(([, key = '', value = '']) => [key, decode(value)]),
    );
  });
}

/** The texts of the body of a page. */
export function bodyText(html: string): string {
  return decode(
    html
      .slice(html.indexOf('<body'))
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<!--.*?-->|<[^>]+>/gs, ''),
  );
}

/**
 * A page of the plain build, as search engines, social networks and browsers without script see it.
 */
function builtPage(address: string, language: (typeof languages)[number]) {
  const html = builtText(address);
  const links = tagsOf(html, 'link');
  const metas = tagsOf(html, 'meta').map((tag) => [tag.name ?? tag.property, tag.content]);
  const [, title = ''] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
  const [, data = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return {
    address,
    language,
    html,
    title: decode(title),
    /** The contents of the `meta` elements by name or property. */
    meta: Object.fromEntries(metas) as Attributes,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    /** The same page in other languages. */
    alternates: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => ({ hreflang, href })),
    /** The items of the structured data, untyped like JSON. */
    data: JSON.parse(data)['@graph'] as ReturnType<typeof JSON.parse>[],
    /** The texts of the body. */
    text: bodyText(html),
  };
}

/** Every page of the plain build, in every language, by its address. */
export const pages = new Map(
  languages.flatMap((language) =>
    pathsOfPages(language.tag).map((address) => [address, builtPage(address, language)] as const),
  ),
);
