interface Marks {
  readonly scriptMark: string;
  readonly elementMark: string;
}

/** Faults of the current page. Self-contained, because it also runs in a browser. */
export function pageFaults({ scriptMark, elementMark }: Marks): string[] {
  const faults: string[] = [];
  const headings = [...document.querySelectorAll('main h1')];
  if (headings.length !== 1 || !headings[0]?.textContent?.trim())
    faults.push(`it has ${headings.length} headings: ${headings[0]?.textContent}`);
  const frame = [...document.querySelectorAll('header, main, footer')];
  if (frame.length < 3) faults.push('its header, main part or footer is missing');
  if (!document.title.includes(' – ')) faults.push(`its title is ${document.title}`);
  // A key in place of a text: its namespace was not loaded.
  const key = /^[a-z]\w*(?:\.[\w-]+)+(?: – |$)/i;
  const texts = frame.flatMap((part) => [...part.querySelectorAll('*')]);
  for (const text of [document.title, ...texts.map((element) => element.textContent ?? '')])
    if (key.test(text)) faults.push(`it shows the key ${text}`);
  if (scriptMark in window) faults.push('a script ran');
  for (const element of document.querySelectorAll(`[${elementMark}], base, object, embed`))
    faults.push(`an element came in: ${element.outerHTML.slice(0, 100)}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (!/^(?:https?|tel|mailto):$/.test(link.protocol) || link.host.includes('evil'))
      faults.push(`a link leads astray: ${link.outerHTML.slice(0, 100)}`);
  return faults;
}
