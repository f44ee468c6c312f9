import { isValidElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Graph } from 'schema-dts';
import {
  alternateTags,
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
import { shareTags } from '../seo/shareTags.ts';
import { structuredData } from '../seo/structuredData.ts';
import { reader } from '../translations/readTranslations.ts';

/** A page as HTML, and what its document needs to stand in a browser. */
export interface RenderedDocument {
  readonly html: string;
  readonly head: Head;
  /** The translator of the page's language, for the texts of the shell. */
  readonly translator: Translator;
  /** The addresses of the translations that the page was made from, which hydration needs too. */
  readonly files: readonly string[];
}

/** A page of the route table, which can be found. */
export interface RenderedPage extends RenderedDocument {
  /** What search engines and social networks read, beside the head that the application keeps. */
  readonly machineTags: readonly HeadTag[];
  /** What the page is about, for machines, and the page's own address. */
  readonly data: Graph;
  readonly url: string;
  /** The page's component, whose name is that of its file. */
  readonly component: string;
}

/** The address of the request does not matter beyond its path: nothing of it reaches the page. */
const origin = 'http://localhost';

/** Renders whatever stands at an address, as the browser's own first render draws it. */
async function render(pathname: string) {
  const files: string[] = [];
  const translations = createTranslations(async (tag, namespace) => {
    files.push(translationsPath(tag, namespace));
    return reader.read(tag, namespace);
  });
  const language = languageOf(pathname);
  // Its own language's routes: ranking those of all languages would take longer than the page.
  const handler = createStaticHandler(routeTable(translations, [language]));
  const context = await handler.query(new Request(`${origin}${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} leads to another page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // Whole, however large: an outlined part would need an inline script to come back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const translator = createTranslator(translations.in(language));
  const match = context.matches.at(-1);
  // Every page of the route table has a PageHandle; the router cannot type it.
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
    throw new Error(`${pathname} is no page that can be rendered`);
  const { translator } = page;
  return {
    ...page,
    machineTags: [
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

/** Renders the page that tells, in English, of an address that leads nowhere. */
export async function renderMissingPage(): Promise<RenderedDocument> {
  const { keys: _keys, element: _element, errors, ...page } = await render('/404');
  if (!errors) throw new Error('/404 leads somewhere');
  return page;
}
