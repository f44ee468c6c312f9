import { beforeAll, describe, expect, test } from 'vitest';
import { readTranslations } from '../../src/build/translations/readTranslations.ts';
import { createTranslations } from '../../src/i18n/createTranslations.ts';
import { createTranslator, type Translator } from '../../src/i18n/createTranslator.ts';
import type { Namespace, PlainKey } from '../../src/i18n/keys.ts';
import { source } from '../../src/i18n/languages.ts';
import { privacySections } from '../../src/site/policies.ts';

/** Facts of the specification (sections 1, 5 and 9) and the namespaces that must state them. */
const facts: Partial<Record<Namespace, readonly string[]>> = {
  home: ['₦30 million', '₦50 million', '1 to 6 months', '10%', 'no collateral'],
  product: [
    '₦30 million',
    '70% to 80% of its value',
    '1 to 6 months',
    '10% flat interest per month',
    'within hours, or within the hour',
    '₦50 million',
    'no collateral',
    'rent',
    'emergency',
    'School fees',
    'income for the last 6 months',
    'at least 6 months',
    '21 years or older',
    'equal monthly installments',
  ],
  company: ['easier', 'control of their financial future', 'twice a year', '1 week'],
  faq: [
    '6% to 36%',
    '$1,000 to $50,000',
    '8AM to 8PM',
    'Monday to Friday',
    'at least 1 week of notice',
    'not accepted after 1 month',
    '1% a day',
    'within 1 month',
  ],
  contact: ['4 seconds', 'Map of our office in Abuja'],
  'policy-our-identity': ['2 October 2024'],
  'policy-updates-policy': ['2 October 2024'],
  'policy-security-retention': ['within 72 hours', 'twice a year'],
  'policy-complaints': ['1 month'],
  'policy-your-rights': ['1 month'],
  'policy-terms-conditions': [
    '21 years',
    'sound mind',
    'employed',
    'legal',
    '1%',
    'equal monthly installments',
    '1 week',
    '1 month',
    '₦30 million',
    '70%',
    '80%',
    '10%',
    '₦50 million',
    'last 6 months',
    'at least 6 months',
  ],
};

const translations = createTranslations(readTranslations);
let translator: Translator;

beforeAll(async () => {
  const policies = privacySections.map((section) => `policy-${section}` as const);
  const pages = ['home', 'product', 'company', 'faq', 'contact'] as const;
  await translations.load(source, ['common', ...pages, ...policies]);
  translator = createTranslator(translations.in(source));
});

/** Replaces the no-break spaces of figures. */
function asSpaced(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** All texts of a namespace with their figures interpolated. */
function textOf(namespace: Namespace): string {
  const collect = (tree: object, path: string): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [translator.t(`${namespace}:${path}${name}` as PlainKey)]
        : collect(value, `${path}${name}.`),
    );
  return collect(translations.in(source).getResourceBundle(source.tag, namespace), '').join('\n');
}

describe.each(Object.entries(facts) as [Namespace, readonly string[]][])('%s', (namespace, all) => {
  test.each([...all])('states: %s', (fact) => {
    expect(asSpaced(textOf(namespace))).toContain(fact);
  });
});

test.each([
  ['customers', '120'],
  ['loansGranted', '200'],
  ['loanValue', '₦516 million'],
  ['offices', '1'],
  ['reloadDelay', '4 seconds'],
] as const)('the figure %s is %s', (name, text) => {
  expect(asSpaced(translator.t(`common:figures.${name}`))).toBe(text);
});
