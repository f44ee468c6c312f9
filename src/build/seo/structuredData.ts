import type {
  BreadcrumbList,
  FinancialService,
  Graph,
  LoanOrCredit,
  MonetaryAmount,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';
import {
  businessMaximum,
  carMaximum,
  carTermMax,
  carTermMin,
  closingTime,
  openingTime,
} from '../../../locales/figures.json';
import { canonicalUrl, type PageKeys, pageTexts, pageUrl } from '../../app/head.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import { source } from '../../i18n/languages.ts';
import { company, siteUrl } from '../../site/company.ts';
import { paths, productPath } from '../../site/paths.ts';
import { type LoanType, loanTypes } from '../../site/products.ts';
import { shareImagePath } from './shareTags.ts';

/** Pages about the lender that state its opening hours. */
const lenderPages: ReadonlySet<PageKeys> = new Set([
  'home:page',
  'company:all',
  'company:chooseUs',
  'contact:page',
  'faq:page',
]);

/** The lender has one id for all languages. */
const lenderId = `${pageUrl('/', source)}#lender`;

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

// The days are from the specification; they are not a figure.
function openingHours(): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: clock(openingTime.value),
    closes: clock(closingTime.value),
  };
}

// The setting is one line without structure; only the country is known.
const address: PostalAddress = {
  '@type': 'PostalAddress',
  name: company.address,
  addressCountry: 'NG',
};

function lender(translator: Translator): FinancialService {
  return {
    '@type': 'FinancialService',
    '@id': lenderId,
    name: company.brand,
    slogan: translator.t('common:footer.tagline'),
    url: pageUrl('/', translator.language),
    image: siteUrl + shareImagePath(translator.language),
    telephone: company.phone,
    email: company.email,
    address,
    openingHoursSpecification: openingHours(),
    currenciesAccepted: 'NGN',
  };
}

function amountUpTo(maxValue: number): { amount: MonetaryAmount } {
  return { amount: { '@type': 'MonetaryAmount', currency: 'NGN', maxValue } };
}

/** The properties of a `LoanOrCredit` that depend on the loan. */
type LoanTerms = Partial<Exclude<LoanOrCredit, string>>;

/** The facts of a loan that the specification gives. */
const terms: Readonly<Record<LoanType, (translator: Translator) => LoanTerms>> = {
  car: (translator) => ({
    ...amountUpTo(carMaximum.value),
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: carTermMin.value,
      maxValue: carTermMax.value,
      unitCode: 'MON',
    },
    // `interestRate` and `annualPercentageRate` mean yearly rates; this one is monthly and flat.
    feesAndCommissionsSpecification: translator.t('product:car.offers.interest.header'),
    requiredCollateral: translator.t('product:car.facts.collateral'),
  }),
  personal: () => ({}),
  business: () => amountUpTo(businessMaximum.value),
};

function loan(translator: Translator, loanType: LoanType): LoanOrCredit {
  const { title, description } = pageTexts(translator, `product:${loanType}`);
  return {
    '@type': 'LoanOrCredit',
    name: title,
    description,
    url: canonicalUrl(translator, `product:${loanType}`, productPath(loanType)),
    currency: 'NGN',
    ...terms[loanType](translator),
    provider: { '@type': 'FinancialService', '@id': lenderId, name: company.brand },
  };
}

function breadcrumbs(translator: Translator, keys: PageKeys, pathname: string): BreadcrumbList {
  const isPartOfCompany = keys.startsWith('company:') && keys !== 'company:all';
  const way = [
    {
      name: translator.t('common:menu.links.home'),
      item: pageUrl(paths.home, translator.language),
    },
    ...(isPartOfCompany
      ? [
          {
            name: pageTexts(translator, 'company:all').title,
            item: pageUrl(paths.company, translator.language),
          },
        ]
      : []),
    { name: pageTexts(translator, keys).title, item: canonicalUrl(translator, keys, pathname) },
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
 * The structured data of a page in its language. There is no FAQPage: the FAQ's figures are generic and
 * would be published as this lender's.
 */
export function structuredData(translator: Translator, keys: PageKeys, pathname: string): Graph {
  const loanType = loanTypes.find((type) => keys === `product:${type}`);
  const things = [
    ...(lenderPages.has(keys) ? [lender(translator)] : []),
    ...(loanType ? [loan(translator, loanType)] : []),
    ...(keys === 'home:page' ? [] : [breadcrumbs(translator, keys, pathname)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}
