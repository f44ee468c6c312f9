import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import figures from '../../../tests/support/sampleFigures.json' with { type: 'json' };
import { writeSampleFigures } from '../../../tests/support/writeSampleLocales.ts';
import type { CompanyFacts } from '../../site/companyFacts.ts';

const months = {
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
};
const language = { name: 'Language', dir: 'ltr', formatLocale: 'en-NG' };

/** The locale files of these tests: English, and a translation without a policy. */
const files = {
  'en/meta.json': language,
  'en/common.json': {
    footer: { copyright: '© {{year}} {{brand}}. All rights reserved.' },
    offline: { notice: 'As it was on {{date}}' },
    units: {
      nairaMillions_other: '₦{{amount}} million',
      second_other: '{{amount}} seconds',
      hour_other: '{{amount}} hours',
      week_one: '{{amount}} week',
      month_one: '{{amount}} month',
      month_other: '{{amount}} months',
      year_other: '{{amount}} years',
      times_2: 'twice',
      date: '{{day}} {{month}} {{year}}',
      morning: '{{hour}}AM',
      evening: '{{hour}}PM',
    },
    months,
  },
  'en/home.json': { lead: 'Up to {{carMaximum}} from {{brand}}' },
  'en/product.json': {},
  'en/policy-scope.json': { title: 'Scope of {{brand}}' },
  'eo/meta.json': language,
  'eo/common.json': {
    units: { month_other: 'monatoj {{amount}}', nairaMillions_other: '{{amount}}' },
  },
  'eo/home.json': { lead: '{{brand}}: {{carMaximum}}' },
};

const locales = await mkdtemp(path.join(tmpdir(), 'locales-'));
writeSampleFigures(locales);
for (const tag of ['en', 'eo']) await mkdir(path.join(locales, tag));
for (const [name, texts] of Object.entries(files))
  await writeFile(path.join(locales, name), JSON.stringify(texts));
vi.stubEnv('LOCALES_FOLDER', locales);
const { createReader } = await import('./createReader.ts');

afterAll(() => rm(locales, { recursive: true }));

// Without those that an owner adds.
const sample = { brand: 'A & B', phone: '+234 1', email: 'a@b.example', address: 'Abuja' };
const facts = sample as CompanyFacts;
const { read, translationsOf } = createReader(facts);

function figuresOf(tag: string): Record<string, string> {
  // Every figure is a text of `common`, which the type of a translations file does not say.
  const { own } = read(tag, 'common') as { own: { figures: Record<string, string> } };
  return own.figures;
}

test.each([
  ['carMaximum', '₦30 million'],
  ['sampleCarAmount', '₦4.5 million'],
  ['samplePersonalAmount', '₦650,000'],
  ['carShareMin', '70%'],
  ['carTermMin', '1'],
  ['carTermMax', '6 months'],
  ['rolloverNotice', '1 week'],
  ['rolloverLimit', '1 month'],
  ['breachReport', '72 hours'],
  ['minimumAge', '21 years'],
  ['securityUpdates', 'twice'],
  ['policyUpdated', '2 October 2024'],
  ['openingTime', '8AM'],
  ['closingTime', '8PM'],
  ['faqAmountMax', '$50,000'],
  ['reloadDelay', '4 seconds'],
  ['customers', '120'],
  ['loanValue', '₦516 million'],
  ['offices', '1'],
] as const)('%s reads "%s"', (name, text) => {
  const isDate = name === 'policyUpdated';
  expect(figuresOf('en')[name]).toBe(isDate ? text : text.replaceAll(' ', '\u00A0'));
});

test('the amounts of the example cost come formatted', () => {
  const { own } = read('en', 'product') as { own: { exampleAmounts: Record<string, string> } };
  expect(own.exampleAmounts[String(figures.exampleAmount.value)]).toBe(
    `₦${figures.exampleAmount.value.toLocaleString('en-NG')}`,
  );
});

test('a language words the units of figures', () => {
  expect(figuresOf('eo').carTermMax).toBe('monatoj\u00A06');
});

test('facts and figures are filled in, and what only the browser knows is kept', () => {
  const { own } = read('en', 'common');
  expect(own).toMatchObject({
    footer: { copyright: '© {{year}} A & B. All rights reserved.' },
    offline: { notice: 'As it was on {{date}}' },
  });
  expect(JSON.stringify(read('eo', 'home'))).not.toContain('{{');
});

test('a translation that is complete brings no English', () => {
  expect(read('eo', 'home').en).toEqual({});
});

test('a policy that nobody has translated is English', () => {
  const { own, en } = read('eo', 'policy-scope');
  expect(own).toEqual({});
  expect(en).toEqual(read('en', 'policy-scope').own);
  expect(translationsOf('policy-scope')).toEqual(['en']);
  expect(translationsOf('home')).toContain('eo');
});

test('a folder that does not exist is named', () => {
  expect(() => read('xx', 'home')).toThrow('locales/xx/meta.json');
});

test.each([
  ['ar-ng', '"ar-NG"'],
  ['en_NG', '"en-NG"'],
  ['no tag', 'a BCP 47 tag'],
])('a folder called %s is named, and the right name %s', async (tag, name) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await mkdir(path.join(folder, tag));
  await writeFile(path.join(folder, tag, 'meta.json'), '{}');
  vi.stubEnv('LOCALES_FOLDER', folder);
  vi.resetModules();
  const { readLanguages } = await import('./readLocales.ts');
  expect(() => readLanguages()).toThrow(`Rename it to ${name}`);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
