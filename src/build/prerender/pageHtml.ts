import type { Head } from '../../app/head.ts';
import type { HeadTag } from '../../app/headTag.ts';
import { attributesHtml, escapeHtml } from '../html/escapeHtml.ts';
import { interpolateShell, type ShellFacts } from '../html/interpolateShell.ts';
import type { RenderedDocument, RenderedPage } from './renderPage.tsx';

/** Head tags with an attribute by which `head.ts` updates or removes them. */
function tagsHtml(tags: readonly HeadTag[], further: Readonly<Record<string, string>>): string {
  return tags
    .map(({ name, attributes }) => `<${name}${attributesHtml({ ...further, ...attributes })}>`)
    .join('\n    ');
}

/** The part of the head for search engines and social networks. */
function seoHead(page: RenderedPage): string {
  const tags = tagsHtml(page.seoTags, { 'data-url': page.url });
  return `${tags}\n    ${structuredDataHtml(page)}`;
}

function titleHtml({ title, titleProps, language }: Head): string {
  const langProps = { lang: titleProps.lang ?? language.tag, dir: titleProps.dir ?? language.dir };
  return `<title${attributesHtml(langProps)}>${escapeHtml(title)}</title>`;
}

// Outside React, which would create a script in the browser that the policy forbids.
function structuredDataHtml({ data, url }: RenderedPage): string {
  // `</script>` in a text would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${attributesHtml({ type: 'application/ld+json', 'data-url': url })}>${json}</script>`;
}

/**
 * Removes from rendered HTML: inline styles of Radix, which the policy forbids; the `tabindex` of the tab
 * list, which is a target of its own (WCAG 2.5.5) while no tab is reachable by Tab; React's preload links
 * of images, which directly precede the images. Adds `until-found`, which React cannot render (see
 * `Accordion`).
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

/** The complete HTML document of a rendered page. */
export function pageHtml(shell: string, page: RenderedPage, facts: ShellFacts): string {
  return documentHtml(shell, page, facts, seoHead(page));
}

/** The same for a page without the tags for search engines and social networks. */
export function documentHtml(
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
  // The page is inserted last, so that braces in it are not taken for placeholders.
  return interpolateShell(framed, page.translator, facts).replace(
    '<div id="root"></div>',
    () => root,
  );
}

/** The icon link of the shell; without one browsers request `/favicon.ico`. */
function iconIn(shell: string): string {
  const [icon] = /<link rel="icon"[^>]*>/.exec(shell) ?? [];
  if (!icon) throw new Error('index.html has no icon');
  return icon;
}

/** The HTML of a redirect to a page for static hosts: an immediate refresh and a link. */
export function redirectHtml(target: string, { head }: RenderedDocument, shell: string): string {
  const href = escapeHtml(target);
  const { tag, dir } = head.language;
  return `<!doctype html>
<html${attributesHtml({ lang: tag, dir })}>
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
${tagsHtml(head.tags, {})}
${iconIn(shell)}
${titleHtml(head)}
</head>
<body><p><a${attributesHtml({ href: target, ...head.titleProps })}>${escapeHtml(head.title)}</a></p></body>
</html>
`;
}
