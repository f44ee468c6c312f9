import type { Head } from '../../app/head.ts';
import type { HeadTag } from '../../app/headTag.ts';
import { attributesHtml, escapeHtml } from '../html/escapeHtml.ts';
import { fillShell, type ShellFacts } from '../html/fillShell.ts';
import type { RenderedDocument, RenderedPage } from './renderPage.tsx';

/** Tags with a mark that tells the application when to remove them (see `head.ts`). */
function tagsHtml(tags: readonly HeadTag[], mark: Readonly<Record<string, string>>): string {
  return tags
    .map(({ name, attributes }) => `<${name}${attributesHtml({ ...mark, ...attributes })}>`)
    .join('\n    ');
}

/** What is for machines alone: search engines, and networks where the page is shared. */
function machineHead(page: RenderedPage): string {
  const tags = tagsHtml(page.machineTags, { 'data-url': page.url });
  return `${tags}\n    ${structuredDataHtml(page)}`;
}

function titleHtml({ title, titleProps, language }: Head): string {
  const marks = { lang: titleProps.lang ?? language.tag, dir: titleProps.dir ?? language.dir };
  return `<title${attributesHtml(marks)}>${escapeHtml(title)}</title>`;
}

// Outside React, which would make a script in the browser that a strict policy forbids.
function structuredDataHtml({ data, url }: RenderedPage): string {
  // "</script>" inside a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${attributesHtml({ type: 'application/ld+json', 'data-url': url })}>${json}</script>`;
}

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
  const root = `<div id="root">${page.html}</div>`;
  const pageHead = tagsHtml(page.head.tags, { 'data-page': '' });
  const head = [pageHead, furtherHead].join('\n    ');
  const framed = shell
    .replace(/<title>.*<\/title>/s, () => titleHtml(page.head))
    .replace('</head>', () => `    ${head}\n  </head>`)
    .replace(/(?<=data-files="[^"]*)(?=")/, () => page.files.map((file) => ` ${file}`).join(''));
  // The page last: its own braces, if it had any, are no placeholders.
  return fillShell(framed, page.translator, facts).replace('<div id="root"></div>', () => root);
}
