/** A text, or what stands between a tag and its end: `<policy>how we treat <b>it</b></policy>`. */
export type RichPart = string | { readonly tag: string; readonly parts: readonly RichPart[] };

interface Open {
  readonly tag: string;
  readonly parts: RichPart[];
}

/**
 * Splits a text at the tags of some names; others are text. Attributes are forgotten: a translation
 * must not be able to point a link elsewhere. What is not closed, which `npm run locales` refuses,
 * ends with the text.
 */
export function parseRichText(text: string, names: readonly string[]): readonly RichPart[] {
  if (text && !text.includes('<')) return [text];
  const tags = new RegExp(`<(/?)(${names.join('|')})(?:\\s[^<>]*)?>`, 'g');
  const open: Open[] = [{ tag: '', parts: [] }];
  // The whole text is never closed, so that one is always open.
  const innermost = () => open.at(-1) as Open;
  const addText = (from: number, to?: number) => {
    const part = text.slice(from, to);
    if (part) innermost().parts.push(part);
  };
  const close = () => {
    const part = open.pop();
    if (part) innermost().parts.push(part);
  };
  let end = 0;
  for (const match of text.matchAll(tags)) {
    const [whole, slash, tag = ''] = match;
    addText(end, match.index);
    end = match.index + whole.length;
    if (!slash) open.push({ tag, parts: [] });
    else if (open.length > 1 && innermost().tag === tag) close();
  }
  addText(end);
  while (open.length > 1) close();
  return innermost().parts;
}

/** Changes the texts between the tags. */
export function mapTexts(
  parts: readonly RichPart[],
  change: (text: string) => string,
): readonly RichPart[] {
  return parts.map((part) =>
    typeof part === 'string' ? change(part) : { ...part, parts: mapTexts(part.parts, change) },
  );
}
