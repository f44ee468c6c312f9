import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import type { Translations } from '../i18n/createTranslations.ts';
import { type Language, languages, localizedPath, source } from '../i18n/languages.ts';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage.tsx';
import { CompanyPage, CompanySectionPage } from '../pages/company/CompanyPage.tsx';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import { FaqPage } from '../pages/faq/FaqPage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PrivacyPage } from '../pages/privacy/PrivacyPage.tsx';
import { ProductPage } from '../pages/product/ProductPage.tsx';
import { paths, productPath } from '../site/paths.ts';
import { isPrivacySection, privacySections } from '../site/policies.ts';
import { loanTypeOfSlug, loanTypes, products } from '../site/products.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { PageHandle } from './Head.tsx';
import { Page, RootLayout } from './RootLayout.tsx';

const productHandle: PageHandle = {
  values: loanTypes.map((loanType) => products[loanType].slug),
  keys: ({ slug }) => {
    const loanType = loanTypeOfSlug(slug);
    return loanType ? `product:${loanType}` : 'product:unknown';
  },
};

const privacyHandle: PageHandle = {
  values: privacySections,
  keys: ({ section }) => (isPrivacySection(section) ? `policy-${section}:page` : 'errors:page'),
};

/** The site map, below the language. */
function pages(translations: Translations): RouteObject[] {
  const page = (keys: PageHandle['keys'], element: ReactNode) => ({ handle: { keys }, element });
  return [
    { index: true, ...page('home:page', <HomePage />) },
    { path: 'product', ...leadTo(productPath('car')) },
    { path: 'product/:slug', handle: productHandle, element: <ProductPage /> },
    { path: 'company', ...page('company:all', <CompanyPage />) },
    { path: 'company/about', ...page('company:about', <CompanySectionPage name="about" />) },
    { path: 'company/value', ...page('company:values', <CompanySectionPage name="values" />) },
    {
      path: 'company/chooseus',
      ...page('company:chooseUs', <CompanySectionPage name="chooseUs" />),
    },
    { path: 'company/family', ...page('company:team', <CompanySectionPage name="team" />) },
    { path: 'resources', ...leadTo(paths.faq) },
    { path: 'resources/faq', ...page('faq:page', <FaqPage />) },
    { path: 'resources/accessibility', ...page('accessibility:page', <AccessibilityPage />) },
    { path: 'contactus', ...page('contact:page', <ContactPage />) },
    { path: 'privacy', ...leadTo(paths.privacyHome) },
    {
      path: 'privacy/:section',
      handle: privacyHandle,
      loader: (request) => loadPolicies(request, translations),
      element: <PrivacyPage />,
    },
    { path: '*', loader: () => Promise.reject(notFound()), element: null },
  ];
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** The language of `:lang`: English has no prefix, and a tag is written like its folder. */
function languageOfParam({ params: { lang } }: LoaderFunctionArgs): Language | undefined {
  if (lang === undefined) return source;
  return languages.find((language) => language !== source && language.tag === lang);
}

function leadTo(path: string): RouteObject {
  const loader = (args: LoaderFunctionArgs) => {
    const language = languageOfParam(args);
    if (!language) throw notFound();
    return redirect(localizedPath(path, language));
  };
  return { handle: { leadsTo: path } satisfies PageHandle, loader, element: null };
}

/** Loads the texts of the site; refuses a first segment that is neither a page nor a language. */
async function loadSite(args: LoaderFunctionArgs, translations: Translations) {
  const language = languageOfParam(args);
  // The error page needs texts, too.
  await translations.load(language ?? source, ['site']);
  if (!language) throw notFound();
  // The router does not accept `undefined` as a loader's result.
  return null;
}

async function loadPolicies(args: LoaderFunctionArgs, translations: Translations) {
  if (!isPrivacySection(args.params.section)) throw notFound();
  await translations.load(languageOfParam(args) ?? source, ['policies']);
  return null;
}

/** The route table: all pages, in every language. */
export function routeTable(translations: Translations): RouteObject[] {
  return [
    {
      path: '/:lang?',
      loader: (args) => loadSite(args, translations),
      // One element for all languages, so that a form keeps its text through a change of language.
      element: <RootLayout translations={translations} />,
      errorElement: (
        <RootLayout translations={translations}>
          <ErrorPage />
        </RootLayout>
      ),
      children: [{ element: <Page />, errorElement: <ErrorPage />, children: pages(translations) }],
    },
  ];
}

/** A page of the site, or a redirect to one. */
export interface SitePath {
  readonly path: string;
  /** The target of a redirect; undefined for a page. */
  readonly leadsTo?: string;
}

/** The addresses of one route in English: itself, or one for each value of its parameter. */
function addressesOf({ path = '', handle }: RouteObject): SitePath[] {
  // Only the catch-all route has no handle; it is not a page. The router does not type handles.
  const page = handle as PageHandle | undefined;
  if (!page) return [];
  if (page.leadsTo) return [{ path: `/${path}`, leadsTo: page.leadsTo }];
  if (!page.values) return [{ path: `/${path}` }];
  return page.values.map((value) => ({ path: `/${path.replace(/:\w+/, value)}` }));
}

/** Every address of the site in every language, for the build, the tests and the sitemap. */
export function sitePaths(translations: Translations): SitePath[] {
  const english = pages(translations).flatMap(addressesOf);
  return languages.flatMap((language) =>
    english.map(({ path, leadsTo }) => ({
      path: localizedPath(path, language),
      ...(leadsTo && { leadsTo: localizedPath(leadsTo, language) }),
    })),
  );
}
