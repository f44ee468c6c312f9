import type { TextDetails } from '../../../localeChecker/textDetails.ts';
import { shownBy } from './keysAt.ts';

const attribute = 'data-translation';
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [${attribute}] { outline-offset: 2px; }
  [${attribute}='missing'] { outline: 2px dashed #d00; }
  [${attribute}='outdated'] { outline: 2px dotted #b60; }
`);

function unmark(): void {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
}

/** Outlines the missing and the outdated texts of the page; gives their numbers. */
export function markTexts(texts: readonly TextDetails[]): Record<'missing' | 'outdated', number> {
  unmark();
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const states = new Map<string, TextDetails['state']>();
  for (const { namespace, noteKey, state } of texts)
    if (state) states.set(`${namespace}:${noteKey}`, state);
  const counts = { missing: 0, outdated: 0 };
  for (const element of document.querySelectorAll('[data-key]')) {
    const state = states.get(element.getAttribute('data-key') ?? '');
    if (!state) continue;
    counts[state] += 1;
    for (const shown of shownBy(element)) shown.setAttribute(attribute, state);
  }
  return counts;
}

export function unmarkTexts(): void {
  unmark();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
