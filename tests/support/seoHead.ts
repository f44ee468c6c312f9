type Attributes = Readonly<Record<string, string>>;

const entities: Attributes = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function decode(text: string): string {
  return text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

/** The attributes of every element with a tag name, in prerendered HTML. */
export function tagsOf(html: string, name: 'meta' | 'link'): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ]),
    ),
  );
}

export function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
  return decode(title);
}

/** The contents of the `meta` elements by name or property. */
export function metaOf(html: string): Attributes {
  return Object.fromEntries(
    tagsOf(html, 'meta').map(({ name, property, content = '' }) => [
      name ?? property ?? '',
      content,
    ]),
  );
}

/** The same page in other languages. */
export function alternatesOf(html: string) {
  return tagsOf(html, 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    .map(({ hreflang = '', href = '' }) => ({ hreflang, href }));
}

/** The path of a URL of the site. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}

/** The items of a page's structured data, untyped like JSON. */
export function dataOf(html: string): ReturnType<typeof JSON.parse>[] {
  const [, json = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

/** The text of a page's body. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decode(body.replace(/<script.*?<\/script>/gs, '').replace(/<!--.*?-->|<[^>]+>/gs, ''));
}
