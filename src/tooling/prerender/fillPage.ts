import type { Head } from '../../app/head.ts';
import type { HeadTag } from '../../app/headTag.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { fillShell, type ShellFacts } from '../fillShell.ts';
import type { RenderedDocument, RenderedPage } from './renderPage.tsx';

type Attributes = Readonly<Record<string, string | undefined>>;

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Tags with a mark that tells the application when to remove them (see `head.ts`). */
function tagsHtml(tags: readonly HeadTag[], mark: Attributes): string {
  return tags
    .map(({ name, attributes }) => `<${name}${attributesOf({ ...mark, ...attributes })}>`)
    .join('\n    ');
}

/** What is for machines alone: search engines, and networks where the page is shared. */
function machineHead(page: RenderedPage): string {
  const tags = tagsHtml(page.machineTags, { 'data-url': page.url });
  return `${tags}\n    ${structuredDataHtml(page)}`;
}

function titleHtml({ title, titleMarks, language }: Head): string {
  const marks = { lang: titleMarks.lang ?? language.tag, dir: titleMarks.dir ?? language.dir };
  return `<title${attributesOf(marks)}>${escapeHtml(title)}</title>`;
}

// Outside React, which would make a script in the browser that a strict policy forbids.
function structuredDataHtml({ data, url }: RenderedPage): string {
  // "</script>" inside a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${attributesOf({ type: 'application/ld+json', 'data-url': url })}>${json}</script>`;
}

// A page that is painted while half of it has come moves when the rest comes.
const paintWhole = '<link rel="expect" href="#footer" blocking="render">';

/** Puts a rendered page into the shell: a document that reads whole before any script. */
export function fillPage(shell: string, page: RenderedPage, facts: ShellFacts): string {
  return fillDocument(shell, page, facts, machineHead(page));
}

/** The same for a page that no machine should find. */
export function fillDocument(
  shell: string,
  page: RenderedDocument,
  facts: ShellFacts,
  furtherHead = '',
): string {
  const files = attributesOf({ 'data-words': page.wordFiles.join(' ') });
  const root = `<div id="root"${files}>${page.html}</div>`;
  const pageHead = tagsHtml(page.head.tags, { 'data-page': '' });
  const head = [paintWhole, pageHead, furtherHead].join('\n    ');
  const framed = shell
    .replace(/<title>.*<\/title>/s, () => titleHtml(page.head))
    .replace('</head>', () => `    ${head}\n  </head>`);
  // The page last: its own braces, if it had any, are no placeholders.
  return fillShell(framed, page.words, facts).replace('<div id="root"></div>', () => root);
}
