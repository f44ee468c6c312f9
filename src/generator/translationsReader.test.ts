import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

const language = { name: 'Language', dir: 'ltr', status: 'draft', formatLocale: 'en-NG' };

const figures = {
  maximum: { unit: 'naira', value: 30_000_000 },
  sample: { unit: 'naira', value: 650_000 },
  tenths: { unit: 'naira', value: 2_500_000 },
  odd: { unit: 'naira', value: 1_250_000 },
  share: { unit: 'percent', value: 70 },
  rate: { unit: 'percent', value: 2.75 },
  midnight: { unit: 'clock', value: 0 },
  term: { unit: 'month', value: 6 },
  notice: { unit: 'month', value: 1 },
  updates: { unit: 'times', value: 2 },
  updated: { unit: 'date', value: '2024-10-02' },
  opening: { unit: 'clock', value: 8 },
  closing: { unit: 'clock', value: 20 },
  general: { unit: 'dollar', value: 50_000 },
};

const units = {
  nairaMillions_other: '₦{{amount}} million',
  month_one: '{{amount}} month',
  month_other: '{{amount}} months',
  times_2: 'twice',
  date: '{{day}} {{month}} {{year}}',
  morning: '{{hour}}AM',
  evening: '{{hour}}PM',
};

/** English; Esperanto without most units; Arabic with its own numbers, from right to left. */
const files = {
  'figures.json': figures,
  'en/meta.json': { ...language, status: 'source' },
  'en/common.json': {
    footer: 'Call {{phone}}',
    list: { first: 'First', second: 'Second', third: 'Third' },
    month_one: '{{count}} month',
    month_other: '{{count}} months',
    units,
    months: { october: 'October' },
  },
  'en/policy-scope.json': { title: 'Scope of {{brand}}' },
  'eo/meta.json': language,
  'eo/common.json': {
    footer: '',
    list: { third: 'Tria', first: { wrong: 'group' } },
    month_one: 'monato',
    month_other: 'monatoj',
    month_6: 'ses monatoj',
    units: { month_other: 'monatoj {{amount}}', month_1: 'unu monato' },
  },
  'ar/meta.json': { ...language, dir: 'rtl', formatLocale: 'ar-EG', hourCycle: 'h23' },
  'ar/common.json': {
    footer: '{{phone}}',
    month_one: 'شهر',
    month_other: 'شهور',
    units: {
      month_few: '{{amount}} أشهر',
      times_two: '{{amount}} مرة',
      evening: '{{hour}}',
      morning: '{{hour}} صباحا',
      morning_8: '{{hour}} ضحى',
    },
  },
};

const folder = await mkdtemp(path.join(tmpdir(), 'locales-'));
for (const tag of ['en', 'eo', 'ar']) await mkdir(path.join(folder, tag));
for (const [name, content] of Object.entries(files))
  await writeFile(path.join(folder, name), JSON.stringify(content));
vi.stubEnv('LOCALES_FOLDER', folder);
const { createTranslationsReader } = await import('./translationsReader.ts');
const { readSettings } = await import('./readSettings.ts');
afterAll(() => rm(folder, { recursive: true }));

const { company } = readSettings({ VITE_COMPANY_PHONE: '+234 901 555 0101' });
const { read } = createTranslationsReader(company);

/**
 * The texts of `common`, whose shape this file knows and the type of a translations file does not.
 */
function commonOf(tag: string, part: 'own' | 'fallback' = 'own') {
  return read(tag, 'site')[part].common as Record<string, unknown> & {
    figures: Record<string, string | null>;
  };
}

test.each([
  ['maximum', '₦30 million'],
  ['sample', '₦650,000'],
  ['tenths', '₦2.5 million'],
  ['odd', '₦1,250,000'],
  ['share', '70%'],
  ['rate', '2.75%'],
  ['midnight', '12AM'],
  ['term', '6 months'],
  ['notice', '1 month'],
  ['updates', 'twice'],
  ['updated', '2 October 2024'],
  ['opening', '8AM'],
  ['closing', '8PM'],
  ['general', '$50,000'],
])('%s reads "%s"', (name, text) => {
  // A line does not break between a number and its unit; it may break within a date.
  const expected = name === 'updated' ? text : text.replaceAll(' ', '\u00A0');
  expect(commonOf('en', 'fallback').figures[name]).toBe(expected);
});

test('a language words the units of figures, with its digits, plural forms and hours', () => {
  expect(commonOf('eo').figures.term).toBe('monatoj\u00A06');
  expect(commonOf('ar').figures).toMatchObject({
    term: '٦\u00A0أشهر',
    updates: '٢\u00A0مرة',
    closing: '٢٠',
    opening: '٨\u00A0ضحى',
    share: expect.stringContaining('٧٠'),
  });
});

test('a language may have forms for exact numbers, also where English has none', () => {
  expect(commonOf('eo').figures.notice).toBe('unu monato');
  expect(commonOf('eo')).toMatchObject({ month_6: 'ses monatoj' });
});

test('facts keep their order in a line from right to left', () => {
  expect(commonOf('ar').footer).toBe('\u2068+234\u00A0901\u00A0555\u00A00101\u2069');
});

test('absent, empty and misplaced texts are null in the order of English, and come in English', () => {
  expect(commonOf('eo')).toMatchObject({
    footer: null,
    list: { first: null, second: null, third: 'Tria' },
  });
  expect(Object.keys(commonOf('eo').list as object)).toEqual(['first', 'second', 'third']);
  expect(commonOf('eo', 'fallback')).toMatchObject({ list: { first: 'First', second: 'Second' } });
});

test('a plural has the forms of its language, and all English ones too if one is missing', () => {
  expect(commonOf('eo', 'fallback')).not.toHaveProperty('month_one');
  expect(commonOf('ar')).toMatchObject({ month_one: 'شهر', month_few: null });
  expect(commonOf('ar', 'fallback')).toMatchObject({ month_one: '{{count}} month' });
});

test('a policy that nobody has translated has no texts of its own, and all English ones', () => {
  const text = { title: `Scope of ${company.brand}` };
  expect(read('eo', 'policies')).toEqual({ own: {}, fallback: { 'policy-scope': text } });
});

test.each([
  ['ar-ng', 'use “ar-NG”'],
  ['en_NG', 'use “en-NG”'],
  ['no tag', 'use one such as “fr”'],
])('a folder called %s is refused, and the message says: %s', async (tag, advice) => {
  await mkdir(path.join(folder, tag));
  onTestFinished(() => rm(path.join(folder, tag), { recursive: true }));
  await writeFile(path.join(folder, tag, 'meta.json'), '{}');
  expect(() => createTranslationsReader(company)).toThrow(advice);
});

test('a file that is not JSON is named, with the line', async () => {
  const file = path.join(folder, 'eo', 'home.json');
  await writeFile(path.join(folder, 'en', 'home.json'), '{}');
  await writeFile(file, '{\n  "title": "a"\n  "lead": "b"\n}');
  onTestFinished(() => rm(file));
  expect(() => createTranslationsReader(company).read('eo', 'site')).toThrow(
    'locales/eo/home.json:',
  );
});
