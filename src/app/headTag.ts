/** An element of the document head that depends on the page. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'link', attributes };
}

export function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}
