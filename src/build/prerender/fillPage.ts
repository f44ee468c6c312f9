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

/**
 * Radix writes styles that the styles of `src/ui` do not need and a strict policy forbids. Before its
 * script runs it lets the Tab key reach no tab, and makes their list a target of its own, which is too
 * small (WCAG 2.5.5). React knows no `until-found` (see `Accordion`), and asks for pictures ahead with a
 * link where a document has none, just before the pictures themselves.
 */
function postProcess(html: string): string {
  return html
    .replace(/ style="[^"]*"/g, '')
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<div [^>]*role="tablist"[^>]*>/g, (tag) => tag.replace(' tabindex="-1"', ''))
    .replace(/<button [^>]*role="tab"[^>]*aria-selected="true"[^>]*>/g, (tag) =>
      tag.replace('tabindex="-1"', 'tabindex="0"'),
    )
    .replace(/<div [^>]*data-findable=""[^>]*>/g, (tag) =>
      tag.replace('hidden=""', 'hidden="until-found"'),
    );
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
  const root = `<div id="root">${postProcess(page.html)}</div>`;
  const pageHead = tagsHtml(page.head.tags, { 'data-page': '' });
  const head = [pageHead, furtherHead].join('\n    ');
  const framed = shell
    .replace(/<title>.*<\/title>/s, () => titleHtml(page.head))
    .replace('</head>', () => `    ${head}\n  </head>`)
    .replace(/data-files="[^"]*/, (attribute) => [attribute, ...page.files].join(' '));
  // The page last: its own braces, if it had any, are no placeholders.
  return fillShell(framed, page.translator, facts).replace('<div id="root"></div>', () => root);
}

/** The shell's icon; of a page that names none browsers ask for `/favicon.ico`, in vain. */
function iconIn(shell: string): string {
  const [icon] = /<link rel="icon"[^>]*>/.exec(shell) ?? [];
  if (!icon) throw new Error('index.html names no icon');
  return icon;
}

/** An address that leads on, for hosts that know no redirects: a refresh at once, and a link. */
export function redirectPage(target: string, shell: string): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
${iconIn(shell)}
<title>${href}</title>
</head>
<body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}
