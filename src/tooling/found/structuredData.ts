import { canonicalUrl, type PageKeys, pageUrl, pageWords } from '../../app/head.ts';
import { figureValue } from '../../i18n/figures.ts';
import { source } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import { company, siteUrl } from '../../site/company.ts';
import { paths, productPath } from '../../site/paths.ts';
import { type LoanType, loanTypes } from '../../site/products.ts';
import { shareImagePath } from './shareTags.ts';

/** A thing as https://schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>>;

/** Pages that are about the lender and state its hours. */
const lenderPages: ReadonlySet<PageKeys> = new Set([
  'home:page',
  'company:all',
  'company:chooseUs',
  'contact:page',
  'faq:page',
]);

/** The lender is one, whichever language names it. */
const lenderId = `${pageUrl('/', source)}#lender`;

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

// The days are the specification's, which are no figure.
function openingHours(): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: clock(figureValue('openingTime')),
    closes: clock(figureValue('closingTime')),
  };
}

// The setting is one line, whose parts nobody has named: only the country is sure.
const address: Thing = {
  '@type': 'PostalAddress',
  name: company.address,
  addressCountry: 'NG',
};

function lender(words: Words): Thing {
  return {
    '@type': 'FinancialService',
    '@id': lenderId,
    name: company.brand,
    slogan: words.t('common:footer.tagline'),
    url: pageUrl('/', words.language),
    image: siteUrl + shareImagePath(words.language),
    telephone: company.phone,
    email: company.email,
    address,
    openingHoursSpecification: openingHours(),
    currenciesAccepted: 'NGN',
  };
}

function amountUpTo(figure: 'carMaximum' | 'businessMaximum'): Thing {
  const maxValue = figureValue(figure);
  return { amount: { '@type': 'MonetaryAmount', currency: 'NGN', maxValue } };
}

/** What the specification gives for a loan, and nothing else. */
const terms: Readonly<Record<LoanType, (words: Words) => Thing>> = {
  car: (words) => ({
    ...amountUpTo('carMaximum'),
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: figureValue('carTermMin'),
      maxValue: figureValue('carTermMax'),
      unitCode: 'MON',
    },
    // `interestRate` and `annualPercentageRate` are read as yearly; this rate is monthly and flat.
    feesAndCommissionsSpecification: words.t('product:car.offers.interest.header'),
    requiredCollateral: words.t('product:car.facts.collateral'),
  }),
  personal: () => ({}),
  business: () => amountUpTo('businessMaximum'),
};

function loan(words: Words, loanType: LoanType): Thing {
  const { title, description } = pageWords(words, `product:${loanType}`);
  return {
    '@type': 'LoanOrCredit',
    name: title,
    description,
    url: canonicalUrl(words, `product:${loanType}`, productPath(loanType)),
    currency: 'NGN',
    ...terms[loanType](words),
    provider: { '@type': 'FinancialService', '@id': lenderId, name: company.brand },
  };
}

function breadcrumbs(words: Words, keys: PageKeys, pathname: string): Thing {
  const isPartOfCompany = keys.startsWith('company:') && keys !== 'company:all';
  const way = [
    { name: words.t('common:menu.links.home'), item: pageUrl(paths.home, words.language) },
    ...(isPartOfCompany
      ? [
          {
            name: pageWords(words, 'company:all').title,
            item: pageUrl(paths.company, words.language),
          },
        ]
      : []),
    { name: pageWords(words, keys).title, item: canonicalUrl(words, keys, pathname) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/**
 * What a page is about, for machines, in the page's own words. There is no FAQPage: the FAQ's
 * figures are generic and would be published as this lender's.
 */
export function structuredData(words: Words, keys: PageKeys, pathname: string): Thing {
  const loanType = loanTypes.find((type) => keys === `product:${type}`);
  const things = [
    ...(lenderPages.has(keys) ? [lender(words)] : []),
    ...(loanType ? [loan(words, loanType)] : []),
    ...(keys === 'home:page' ? [] : [breadcrumbs(words, keys, pathname)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
