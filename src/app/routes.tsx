import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { privacySections } from '../facts/policies.ts';
import { loanTypes, products } from '../facts/products.ts';
import { english, languageNamed, languages, localizedPath } from '../i18n/languages.ts';
import type { TextStore, TranslationsPart } from '../i18n/textStore.ts';
import { AccessibilityPage } from '../pages/accessibility/AccessibilityPage.tsx';
import { CompanyPage, CompanySectionPage } from '../pages/company/CompanyPage.tsx';
import { ContactPage } from '../pages/contact/ContactPage.tsx';
import { FaqPage } from '../pages/faq/FaqPage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PrivacyPage } from '../pages/privacy/PrivacyPage.tsx';
import { LoanTypeNotFound, ProductPage } from '../pages/product/ProductPage.tsx';
import { WordsPage } from '../pages/words/WordsPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Head, type PageKeys } from './Head.tsx';
import { FailedLayout, RootLayout } from './RootLayout.tsx';

/** The `handle` of a page or a redirect. */
export interface PageHandle {
  /** The parent key of the page's title and description. */
  readonly keys?: PageKeys;
  /** The last segment of the address to which a redirect leads. */
  readonly leadsTo?: string;
}

/** An address in another case is unknown, as it is to a static host. */
const caseSensitive = true;

/** The site map, below the language's prefix. */
const pages: RouteObject[] = [
  { index: true, ...page('home:page', <HomePage />) },
  { path: 'product', ...leadTo(products.car.slug) },
  ...loanTypes.map((loanType) => ({
    path: `product/${products[loanType].slug}`,
    ...page(`product:${loanType}`, <ProductPage loanType={loanType} />),
  })),
  { path: 'product/:unknown', ...page('product:unknown', <LoanTypeNotFound />) },
  { path: 'company', ...page('company:all', <CompanyPage />) },
  { path: 'company/about', ...page('company:about', <CompanySectionPage name="about" />) },
  { path: 'company/value', ...page('company:values', <CompanySectionPage name="values" />) },
  { path: 'company/chooseus', ...page('company:chooseUs', <CompanySectionPage name="chooseUs" />) },
  { path: 'company/family', ...page('company:team', <CompanySectionPage name="team" />) },
  { path: 'resources', ...leadTo('faq') },
  { path: 'resources/faq', ...page('faq:page', <FaqPage />) },
  { path: 'resources/accessibility', ...page('accessibility:page', <AccessibilityPage />) },
  { path: 'resources/words', ...page('words:page', <WordsPage />) },
  { path: 'contactus', ...page('contact:page', <ContactPage />) },
  { path: 'privacy', ...leadTo(privacySections[0]) },
];

/** The pages of the policy, whose texts are in a separate file. */
const policies: RouteObject[] = privacySections.map((section) => ({
  path: `privacy/${section}`,
  ...page(`policy-${section}:page`, <PrivacyPage section={section} />),
}));

function page(keys: PageKeys, content: ReactNode) {
  const handle: PageHandle = { keys };
  const element = (
    <>
      <Head keys={keys} />
      {content}
    </>
  );
  return { caseSensitive, handle, element };
}

function leadTo(child: string) {
  const handle: PageHandle = { leadsTo: child };
  return { caseSensitive, handle, loader: () => redirect(child), element: null };
}

function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

/** The route table: all pages, in every language. */
export function routeTable(textStore: TextStore): RouteObject[] {
  const load =
    (part: TranslationsPart) =>
    async ({ params: { lang } }: LoaderFunctionArgs) => {
      const language = languageNamed(lang);
      // Before an error, too: the error page needs texts.
      await textStore.load(language, part);
      // English has no prefix, and a language is known only by the exact name of its folder.
      return lang && language === english ? notFound() : null;
    };
  return [
    {
      path: '/:lang?',
      // One element for all languages, so that a form keeps its text when the language changes.
      element: <RootLayout textStore={textStore} />,
      errorElement: <FailedLayout textStore={textStore} />,
      children: [
        {
          loader: load('site'),
          errorElement: <ErrorPage />,
          children: [
            ...pages,
            { loader: load('policies'), children: policies },
            { path: '*', loader: notFound, element: null },
          ],
        },
      ],
    },
  ];
}

/** Every address of the site in every language, for the build, the tests and the sitemap. */
export const sitePages = languages.flatMap((language) =>
  [...pages, ...policies]
    .filter(({ path = '' }) => !path.includes(':'))
    .map(({ path = '', handle }) => {
      const { keys, leadsTo }: PageHandle = handle;
      return {
        path: localizedPath(`/${path}`, language),
        keys,
        leadsTo: leadsTo && localizedPath(`/${path}/${leadsTo}`, language),
      };
    }),
);
