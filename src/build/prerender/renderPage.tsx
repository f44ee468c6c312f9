import { isValidElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Graph } from 'schema-dts';
import {
  canonicalUrl,
  type Head,
  headOf,
  namespaceOf,
  type PageHandle,
  pageKeys,
  pageTexts,
  pageUrl,
} from '../../app/head.ts';
import type { HeadTag } from '../../app/headTag.ts';
import { routeTable } from '../../app/routes.tsx';
import { createTranslations } from '../../i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import { translationsPath } from '../../i18n/fetchTranslations.ts';
import { languageOf } from '../../i18n/languages.ts';
import { alternateTags } from '../seo/alternateTags.ts';
import { shareTags } from '../seo/shareTags.ts';
import { structuredData } from '../seo/structuredData.ts';
import { reader } from '../translations/readTranslations.ts';

/** A page as HTML, with the data of its document. */
export interface RenderedDocument {
  readonly html: string;
  readonly head: Head;
  /** The translator of the page's language, for the shell. */
  readonly translator: Translator;
  /** The paths of the translations files that the page uses, which hydration needs. */
  readonly files: readonly string[];
}

/** A page of the route table, with tags for search engines and social networks. */
export interface RenderedPage extends RenderedDocument {
  /** Head tags for search engines and social networks, which only the HTML has. */
  readonly seoTags: readonly HeadTag[];
  /** The page's structured data, and its URL. */
  readonly data: Graph;
  readonly url: string;
  /** The name of the page's component, which is also its file's. */
  readonly component: string;
}

/** Any origin: only the path of the request reaches the page. */
const origin = 'http://localhost';

/** Renders the page of a path, as the browser's first render does. */
async function render(pathname: string) {
  const files: string[] = [];
  const translations = createTranslations(async (tag, namespace) => {
    files.push(translationsPath(tag, namespace));
    return reader.read(tag, namespace);
  });
  const language = languageOf(pathname);
  // Only the routes of its language: ranking those of all languages would take longer than the page.
  const handler = createStaticHandler(routeTable(translations, [language]));
  const context = await handler.query(new Request(`${origin}${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} is a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // In one piece: React would need inline scripts to insert outlined boundaries.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const translator = createTranslator(translations.in(language));
  const match = context.matches.at(-1);
  // Every page of the route table has a PageHandle; the router does not type it.
  const handle = match?.route.handle as PageHandle | undefined;
  const keys = pageKeys(handle, match?.params ?? {});
  const head = headOf(translator, keys, pathname);
  const html = await new Response(prelude).text();
  return {
    html,
    head,
    translator,
    files,
    keys,
    element: match?.route.element,
    errors: context.errors,
  };
}

/** Renders the page of an address of the route table. */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const { keys, element, errors, ...page } = await render(pathname);
  if (errors || !isValidElement<unknown>(element) || typeof element.type !== 'function')
    throw new Error(`${pathname} is not a page of the route table`);
  const { translator } = page;
  return {
    ...page,
    seoTags: [
      ...alternateTags(translator, pathname, reader.translationsOf(namespaceOf(keys))),
      ...shareTags(translator, {
        ...pageTexts(translator, keys),
        url: canonicalUrl(translator, keys, pathname),
      }),
    ],
    data: structuredData(translator, keys, pathname),
    url: pageUrl(pathname, translator.language),
    component: element.type.name,
  };
}

/** Renders the error page for unknown addresses, in English. */
export async function renderMissingPage(): Promise<RenderedDocument> {
  const { keys: _keys, element: _element, errors, ...page } = await render('/404');
  if (!errors) throw new Error('/404 is a page of the route table');
  return page;
}
