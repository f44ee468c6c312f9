import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import type { Translations } from '../i18n/createTranslations.ts';
import type { Namespace } from '../i18n/keys.ts';
import { type Language, languages, localizedPath } from '../i18n/languages.ts';
import { paths, productPath } from '../site/paths.ts';
import { isPrivacySection, privacySections } from '../site/policies.ts';
import { loanTypeOfSlug, loanTypes, products } from '../site/products.ts';
import { ErrorFrame } from './ErrorFrame.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import type { PageHandle } from './head.ts';
import { loading } from './LoadFailure.ts';
import { layoutNamespaces } from './layoutNamespaces.ts';
import { Page } from './Page.tsx';
import { RootLayout } from './RootLayout.tsx';

type Load = () => Promise<ComponentType>;

/** The route table: all pages, once for each of the given languages. */
export function routeTable(translations: Translations, mounted = languages): RouteObject[] {
  return mounted.map((language) => ({
    path: localizedPath('/', language),
    // As in `languageOf`: `/HA` is not an address of this site.
    caseSensitive: true,
    loader: () => loadFrame(language, translations),
    // One element for all languages, so that a form keeps its text through a change of language.
    element: <RootLayout translations={translations} />,
    errorElement: <ErrorFrame translations={translations} />,
    children: [
      { element: <Page />, errorElement: <ErrorPage />, children: pages(language, translations) },
    ],
  }));
}

/** The site map of one language. */
function pages(language: Language, translations: Translations): RouteObject[] {
  const page = (namespace: Namespace, handle: PageHandle, load: Load) => ({
    loader: () => loadNamespaces(language, translations, [namespace]),
    lazy: { element: () => loading(load()).then((Component) => <Component />) },
    handle,
  });
  const leadTo = (path: string) => {
    const leadsTo = localizedPath(path, language);
    return { loader: () => redirect(leadsTo), handle: { leadsTo } satisfies PageHandle };
  };

  return [
    { index: true, ...page('home', homeHandle, home) },
    { path: 'product', ...leadTo(productPath('car')) },
    { path: 'product/:slug', ...page('product', productHandle, product) },
    { path: 'company', ...page('company', { keys: 'company:all' }, company) },
    { path: 'company/about', ...page('company', aboutHandle, about) },
    { path: 'company/value', ...page('company', { keys: 'company:values' }, values) },
    { path: 'company/chooseus', ...page('company', { keys: 'company:chooseUs' }, chooseUs) },
    { path: 'company/family', ...page('company', { keys: 'company:team' }, team) },
    { path: 'resources', ...leadTo(paths.faq) },
    { path: 'resources/faq', ...page('faq', { keys: 'faq:page' }, faq) },
    {
      path: 'resources/accessibility',
      ...page('accessibility', { keys: 'accessibility:page' }, accessibility),
    },
    { path: 'contactus', ...page('contact', { keys: 'contact:page' }, contact) },
    { path: 'privacy', ...leadTo(paths.privacyHome) },
    {
      path: 'privacy/:section',
      ...page('privacy', privacyHandle, privacy),
      loader: (request) => loadPolicy(request, language, translations),
    },
    { path: '*', loader: () => Promise.reject(notFound()), element: null },
  ];
}

const home: Load = () => import('../pages/home/HomePage.tsx').then((m) => m.HomePage);
const product: Load = () => import('../pages/product/ProductPage.tsx').then((m) => m.ProductPage);
const company: Load = () => import('../pages/company/CompanyPage.tsx').then((m) => m.CompanyPage);
const about: Load = () => import('../pages/company/AboutPage.tsx').then((m) => m.AboutPage);
const values: Load = () => import('../pages/company/ValuesPage.tsx').then((m) => m.ValuesPage);
const chooseUs: Load = () =>
  import('../pages/company/ChooseUsPage.tsx').then((m) => m.ChooseUsPage);
const team: Load = () => import('../pages/company/TeamPage.tsx').then((m) => m.TeamPage);
const faq: Load = () => import('../pages/faq/FaqPage.tsx').then((m) => m.FaqPage);
const accessibility: Load = () =>
  import('../pages/accessibility/AccessibilityPage.tsx').then((m) => m.AccessibilityPage);
const contact: Load = () => import('../pages/contact/ContactPage.tsx').then((m) => m.ContactPage);
const privacy: Load = () => import('../pages/privacy/PrivacyPage.tsx').then((m) => m.PrivacyPage);

const homeHandle: PageHandle = { keys: 'home:page', pictures: () => ['hero-home'] };

const aboutHandle: PageHandle = { keys: 'company:about', pictures: () => ['about'] };

const productHandle: PageHandle = {
  values: loanTypes.map((loanType) => products[loanType].slug),
  keys: ({ slug }) => {
    const loanType = loanTypeOfSlug(slug);
    return loanType ? `product:${loanType}` : 'product:unknown';
  },
  pictures: ({ slug }) => {
    const loanType = loanTypeOfSlug(slug);
    if (!loanType) return ['empty'];
    return [`hero-${loanType}`, ...products[loanType].steps.map((step) => `step-${step}`)];
  },
};

const privacyHandle: PageHandle = {
  values: privacySections,
  keys: ({ section }) => (isPrivacySection(section) ? `policy-${section}:page` : 'errors:page'),
};

// The router does not accept `undefined` as a loader's result.
async function loadNamespaces(
  language: Language,
  translations: Translations,
  namespaces: readonly Namespace[],
) {
  await loading(translations.load(language, namespaces));
  return null;
}

const succeeds = () => true;
const fails = () => false;

/** Loads the namespaces of every page; if they do not arrive, the error page uses another language's. */
async function loadFrame(language: Language, translations: Translations) {
  try {
    return await loadNamespaces(language, translations, layoutNamespaces);
  } catch (error) {
    // In sequence: usually the first is loaded already, and parallel requests share a slow network.
    for (const other of languages) {
      if (await translations.load(other, layoutNamespaces).then(succeeds, fails)) break;
    }
    throw error;
  }
}

async function loadPolicy(
  { params }: LoaderFunctionArgs,
  language: Language,
  translations: Translations,
) {
  const section = params.section;
  if (!isPrivacySection(section)) throw notFound();
  return loadNamespaces(language, translations, ['privacy', `policy-${section}`]);
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
