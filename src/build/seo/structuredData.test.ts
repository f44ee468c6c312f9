import { beforeAll, describe, expect, test } from 'vitest';
import figures from '../../../locales/figures.json';
import { createTranslations } from '../../i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import { languages, source } from '../../i18n/languages.ts';
import { siteUrl } from '../../site/company.ts';
import { readTranslations } from '../translations/readTranslations.ts';
import { structuredData } from './structuredData.ts';

const translations = createTranslations(readTranslations);
let translator: Translator;

beforeAll(async () => {
  for (const language of languages)
    await translations.load(language, ['common', 'home', 'product', 'company', 'contact']);
  translator = createTranslator(translations.in(source));
});

describe('the loan on the car', () => {
  test('states the figures of the specification', () => {
    const data = structuredData(translator, 'product:car', '/product/car-loans');
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'LoanOrCredit',
          currency: 'NGN',
          amount: { currency: 'NGN', maxValue: figures.carMaximum.value },
          loanTerm: {
            minValue: figures.carTermMin.value,
            maxValue: figures.carTermMax.value,
            unitCode: 'MON',
          },
          requiredCollateral: translator.t('product:car.facts.collateral'),
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  test('tells its monthly rate in words: the fields for rates mean yearly ones', () => {
    const text = JSON.stringify(structuredData(translator, 'product:car', '/product/car-loans'));
    expect(text).toContain(translator.t('product:car.offers.interest.header'));
    expect(text).toContain(translator.t('common:figures.carInterest'));
    expect(text).not.toMatch(/interestRate|annualPercentageRate/);
  });
});

test('no loan states a figure that the specification does not give', () => {
  const personal = JSON.stringify(structuredData(translator, 'product:personal', '/product/p'));
  expect(personal).not.toMatch(/maxValue|loanTerm|requiredCollateral|feesAndCommissions/);
  const business = JSON.stringify(structuredData(translator, 'product:business', '/product/b'));
  expect(business).toContain(`"maxValue":${figures.businessMaximum.value}`);
  expect(business).not.toMatch(/loanTerm|requiredCollateral|feesAndCommissions/);
});

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

test('the lender states its hours on the days of the specification', () => {
  expect(structuredData(translator, 'contact:page', '/contactus')).toMatchObject({
    '@graph': [
      {
        '@type': 'FinancialService',
        openingHoursSpecification: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: clock(figures.openingTime.value),
          closes: clock(figures.closingTime.value),
        },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test.each(languages)('in $name a way leads home through the company', (language) => {
  const own = createTranslator(translations.in(language));
  const prefix = language === source ? '' : `/${language.tag}`;
  // The canonical page of an untranslated one is the English one.
  const canonical = own.isFallback('company') ? '' : prefix;
  const data = structuredData(own, 'company:team', `${prefix}/company/family`);
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${siteUrl}${path}`,
  });
  expect(data['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, own.t('common:menu.links.home'), prefix || '/'),
        step(2, own.t('company:all.title'), `${prefix}/company`),
        step(3, own.t('company:team.title'), `${canonical}/company/family`),
      ],
    },
  ]);
});
