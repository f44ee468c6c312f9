import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StrictMode } from 'react';
import { prerender as prerenderElement } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { canonicalUrl } from '../app/Head.tsx';
import { type PageHandle, routeTable, sitePages } from '../app/routes.tsx';
import { company, formService, siteUrl } from '../facts/company.ts';
import { formPath } from '../facts/settings.ts';
import { languageNamed, languageOf, languages } from '../i18n/languages.ts';
import { createTextStore, translationsParts } from '../i18n/textStore.ts';
import { translate } from '../i18n/texts.ts';
import { headersFile, htaccessFile, nginxFile, withPolicy } from './hosting.ts';
import { attributesHtml, escapeHtml, textHtml } from './html.ts';
import { alternatesOf, seoHead, sitemap, sitemapEntry } from './seo.ts';
import { createTranslationsReader } from './translationsReader.ts';

const reader = createTranslationsReader(company);
const textStore = createTextStore(async (tag, part) => reader.read(tag, part));
for (const language of languages)
  for (const part of translationsParts) await textStore.load(language, part);
const instances = languages.map((language) => textStore.instance(language));
const handler = createStaticHandler(routeTable(textStore));

/** The tags of `Head`, which React renders before the page. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Renders the page of a path, as the browser's first render does. */
async function render(pathname: string) {
  const context = await handler.query(new Request(`http://localhost${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} is a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderElement(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // In one piece: React would need inline scripts to insert outlined boundaries.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = postProcess(await new Response(prelude).text());
  const [head = ''] = headTags.exec(html) ?? [];
  const handle: PageHandle | undefined = context.matches.at(-1)?.route.handle;
  return {
    pathname,
    head,
    body: html.slice(head.length),
    keys: handle?.keys ?? 'errors:page',
    i18n: textStore.instance(languageOf(pathname)),
    hasError: context.errors !== null,
  };
}

type Rendered = Awaited<ReturnType<typeof render>>;

/**
 * Removes from rendered HTML the inline styles of Radix, which the policy forbids; the `tabindex`
 * of the tab list, which would be a target of its own (WCAG 2.5.5); and React's preload links of
 * images, which directly precede the images. Makes the selected tab a stop of the Tab key, and adds
 * `until-found`, which React cannot render (see `Findable`).
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

/**
 * The complete HTML document of a page.
 * @throws if a text of the page has a placeholder without a value
 */
function documentHtml(shell: string, page: Rendered, furtherHead = ''): string {
  const { tag, dir } = languageNamed(page.i18n.language);
  const facts: NodeJS.Dict<string> = { brand: company.brand, language: tag, direction: dir };
  const valueHtml = (name: string) =>
    escapeHtml(facts[name] ?? '') || textHtml(reader.read, tag, name);
  const html = shell
    // Every page would transfer the indentation.
    .replace(/^\s+/gm, '')
    .replace(/<html[^>]*>/, () => `<html${attributesHtml({ lang: tag, dir })}>`)
    .replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => valueHtml(name))
    .replace(/<title>.*<\/title>/s, () => page.head)
    .replace('</head>', () => `${furtherHead}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
  const [unfilled] = /[^<>]*\{\{[^<>]*/.exec(html) ?? [];
  if (unfilled) throw new Error(`${page.pathname}: a placeholder has no value in “${unfilled}”`);
  return html;
}

/** A redirect to a page for static hosts: an immediate refresh and a link. */
function redirectHtml(shell: string, { pathname, head, keys, i18n }: Rendered): string {
  const { tag, dir } = languageNamed(i18n.language);
  const { text: title, langProps } = translate(i18n, `${keys}.title`);
  const link = `<a${attributesHtml({ href: pathname, ...langProps })}>${escapeHtml(`${title} – ${company.brand}`)}</a>`;
  // Without an icon browsers request `/favicon.ico`.
  const [icon = ''] = /<link rel="icon"[^>]*>/.exec(shell) ?? [];
  return `<!doctype html>
<html${attributesHtml({ lang: tag, dir })}>
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${escapeHtml(pathname)}">
${icon}
${head}
</head>
<body><p>${link}</p></body>
</html>
`;
}

/**
 * Writes everything that is made from the HTML shell of a built application: each address of the
 * route table, `404.html`, and the files for hosts and search engines. The build bundles this
 * module for Node, so that it can import the modules of the site.
 * @param outDir the folder of the built application
 * @returns a summary for the end of the build: what was made, and where messages are posted
 */
export async function prerender(outDir: string): Promise<string> {
  const write = async (name: string, content: string | Uint8Array) => {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const writePage = async (name: string, html: string) =>
    write(name, withPolicy(html, formService.endpoint, company.map.frame));
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const entries: string[] = [];
  const pageHtml = async (pathname: string) => {
    const page = await render(pathname);
    if (page.hasError) throw new Error(`${pathname} cannot be rendered`);
    const { i18n, keys } = page;
    const alternates = alternatesOf(i18n, keys, pathname, instances);
    entries.push(sitemapEntry(canonicalUrl(i18n, keys, pathname), alternates));
    return documentHtml(shell, page, `${seoHead(i18n, keys, pathname, alternates)}\n`);
  };
  // In sequence: rendering is synchronous work, and this limits memory.
  for (const { path: pathname, leadsTo } of sitePages) {
    const html = leadsTo ? redirectHtml(shell, await render(leadsTo)) : await pageHtml(pathname);
    await writePage(`${pathname}/index.html`, html);
  }
  await writePage('404.html', documentHtml(shell, await render('/404')));
  await write('share.png', await readFile('src/assets/share.png'));
  await write('sitemap.xml', sitemap(entries));
  // All pages are allowed; those that must not be indexed have a `noindex` tag.
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  await write('_headers', headersFile());
  await write('.htaccess', htaccessFile());
  await write('nginx.conf', nginxFile());
  const receiver = formService.endpoint || "the site's own origin, for the servers of this project";
  return `${company.brand}, ${siteUrl}: ${entries.length} pages in ${languages.length} languages.
Messages are posted to ${formPath(formService.key)} of ${receiver}.`;
}
