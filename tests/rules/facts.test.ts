import { beforeAll, describe, expect, test } from 'vitest';
import type figures from '../../locales/figures.json';

import { createTranslations, translationsParts } from '../../src/i18n/createTranslations.ts';
import type { Key, Namespace } from '../../src/i18n/keys.ts';
import { source } from '../../src/i18n/languages.ts';
import { readTranslations } from '../support/readTranslations.ts';

/** The figures of the specification (sections 1, 5 and 9) that each namespace must state. */
const facts: Partial<Record<Namespace, readonly (keyof typeof figures)[]>> = {
  home: ['carMaximum', 'businessMaximum', 'carTermMin', 'carTermMax', 'carInterest'],
  product: [
    'carMaximum',
    'carShareMin',
    'carShareMax',
    'carTermMin',
    'carTermMax',
    'carInterest',
    'businessMaximum',
    'incomeProof',
    'bankStatement',
    'minimumAge',
  ],
  company: ['securityUpdates', 'rolloverNotice'],
  faq: [
    'faqRateMin',
    'faqRateMax',
    'faqAmountMin',
    'faqAmountMax',
    'openingTime',
    'closingTime',
    'rolloverNotice',
    'rolloverLimit',
    'defaultInterest',
    'concernAnswer',
  ],
  contact: ['reloadDelay'],
  'policy-our-identity': ['policyUpdated'],
  'policy-updates-policy': ['policyUpdated'],
  'policy-security-retention': ['breachReport', 'securityUpdates'],
  'policy-complaints': ['concernAnswer'],
  'policy-your-rights': ['concernAnswer'],
  'policy-terms-conditions': [
    'minimumAge',
    'defaultInterest',
    'rolloverNotice',
    'rolloverLimit',
    'carMaximum',
    'carShareMin',
    'carShareMax',
    'carInterest',
    'businessMaximum',
    'incomeProof',
    'bankStatement',
  ],
};

/** Texts that state a fact of the specification without a figure; their wording is the owner's. */
const texts = [
  'home:products.personal.collateral',
  'product:car.offers.term.textContent',
  'product:car.offers.speed.textContent',
  'product:car.next.repayment',
  'product:personal.offers.rent.header',
  'product:personal.offers.emergency.header',
  'product:personal.offers.education.textContent',
  'product:personal.next.repayment',
  'product:business.next.repayment',
  'company:values.mission.textContent',
  'company:chooseUs.groups.fast.points.money',
  'common:footer.tagline',
  'common:hours.text',
  'contact:map.frame',
  'policy-terms-conditions:parts.who-may-apply.points.soundMind',
  'policy-terms-conditions:parts.who-may-apply.points.income',
  'policy-terms-conditions:parts.personal-funding.text',
  'policy-terms-conditions:parts.repayment.text',
];

const translations = createTranslations(readTranslations);
const i18n = translations.in(source);

beforeAll(async () => {
  await translations.load(source, translationsParts);
});

/** All texts of a namespace with their figures interpolated. */
function textOf(namespace: Namespace): string {
  const collect = (tree: object, path: string): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [i18n.t(`${namespace}:${path}${name}` as Key)]
        : collect(value, `${path}${name}.`),
    );
  return collect(i18n.getResourceBundle(source.tag, namespace), '').join('\n');
}

describe.each(Object.entries(facts) as [Namespace, (typeof facts)[Namespace] & object][])(
  '%s',
  (namespace, all) => {
    test.each([...all])('states %s', (figure) => {
      expect(textOf(namespace)).toContain(i18n.t(`common:figures.${figure}`));
    });
  },
);

test.each(texts)('%s is there', (key) => {
  // The keys of policies are not typed; i18next returns the key of a missing text.
  const text = i18n.t(key as Key);
  expect(text).not.toBe('');
  expect(key).not.toContain(text);
});
