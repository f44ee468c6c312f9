import { describe, expect, test } from 'vitest';
import { SampleLocales } from '../../tests/support/sampleLocales.ts';
import { inspectLocales } from './inspectLocales.ts';
import { problemLine } from './Locales.ts';

const home = 'ha/home.json';
const common = 'ha/common.json';

/** A message, and values that cause it. */
type Row<Value> = readonly [RegExp, ...(readonly Value[])];

function each<Value>(rows: readonly Row<Value>[]) {
  return rows.flatMap(([message, ...values]) => values.map((value) => ({ value, message })));
}

function problemsOf(sample: SampleLocales): string[] {
  return inspectLocales(sample.folder).problems.map(problemLine);
}

/** Expects one problem, at the line of a key. */
function expectOne(sample: SampleLocales, file: string, key: string, message: RegExp) {
  const place = `locales/${file}:${sample.lineOf(file, key)} ${key}: `;
  const found = problemsOf(sample);
  expect(found).toEqual([expect.stringContaining(place)]);
  expect(found[0]?.slice(place.length)).toMatch(message);
}

function expectRefused(file: string, key: string, value: unknown, message: RegExp) {
  const sample = new SampleLocales();
  sample.set(file, key, value);
  expectOne(sample, file, key, message);
}

test('nothing is refused before a corruption', () => {
  expect(problemsOf(new SampleLocales())).toEqual([]);
});

describe('a file', () => {
  test.each<[string, (source: string) => string | Uint8Array, string, RegExp]>([
    ['no comma', (s) => s.replace('",\n', '"\n'), '2 title', /comma .* missing before “"page"”/],
    ['a comma too many', (s) => s.replace('"\n  },', '",\n  },'), '4 page.lead', /too much/],
    ['an unclosed text', (s) => s.replace('",\n', ',\n'), '2 title', /no closing quotation mark/],
    ['a line break', (s) => s.replace('Gida', 'a\n'), '2 title', /no closing quotation mark/],
    ['a mark inside', (s) => s.replace('Gida', 'a "b" c'), '2 title', /b is not between/],
    ['curly marks', (s) => s.replace('"title"', '“title”'), '2', /between straight quotation/],
    ['no marks', (s) => s.replace('"title"', 'title'), '2', /between straight quotation/],
    ['a merge conflict', (s) => `<<<<<<< HEAD\n${s}`, '1', /<<<<<<< is not/],
    ['a backslash', (s) => s.replace('Gida', '\\q'), '2 title', /not valid JSON/],
    ['no last brace', (s) => s.slice(0, -1), '10', /not valid JSON/],
    ['a list', () => '[]', '1', /holds \[\]/],
    ['a byte order mark', (s) => `\ufeff${s}`, '1', /without BOM/],
    ['ISO 8859-1', () => Uint8Array.from([123, 0xe9, 125]), '1', /not in UTF-8/],
    ['a key twice', (s) => s.replace('{', '{\n"title": "",'), '3 title', /^Line 2 has this/],
    ['a dotted key', (s) => s.replace('{', '{\n"a.b": "",'), '2 a.b', /with dots does not work/],
    ['an empty key', (s) => s.replace('{', '{\n"": "a",'), '2 ""', /English has no such key/],
    ['__proto__', (s) => s.replace('{', '{\n"__proto__": "a",'), '2 __proto__', /no such key/],
  ])('with %s', (_, change, place, message) => {
    const sample = new SampleLocales();
    sample.write(home, change(sample.source(home)));
    const [found = '', ...others] = problemsOf(sample);
    expect(others).toEqual([]);
    expect(found).toContain(`locales/ha/home.json:${place}: `);
    expect(found.replace(/^.*?: /, '')).toMatch(message);
  });

  test.each<[string, object | string | undefined, RegExp]>([
    ['ha/homes.json', {}, /^locales\/ha\/homes.json: English has no file of this name/],
    ['home.json', {}, /^locales\/home.json: Texts belong into the folder of a language/],
    ['ha/meta.json', undefined, /^locales\/ha\/meta.json: The file is missing/],
    ['figures.json', undefined, /^locales\/figures.json: The file of all figures is missing/],
    ['en/notes/home.json', undefined, /^locales\/en\/notes\/home.json: The notes/],
    ['HA/home.json', {}, /^locales\/HA: .*use “ha”/],
    ['fr_FR/home.json', {}, /^locales\/fr_FR: .*use “fr-FR”/],
    ['hausa/home.json', {}, /^locales\/hausa: .*such as “fr”/],
    ['ha/checks/sources.json', '{ <<<', /^locales\/ha\/checks\/sources.json:1: .*version control/],
  ])('%s %j', (file, content, message) => {
    const sample = new SampleLocales();
    sample.write(file, content);
    expect(problemsOf(sample)).toEqual([expect.stringMatching(message)]);
  });
});

describe('keys', () => {
  test.each<[string, string, unknown, RegExp]>([
    [home, 'hero.more', 'x', /^English has no such key here: remove it/],
    [home, 'title', { a: 'b' }, /^\{"a":"b"\} stands where English has a text/],
    [home, 'title', 3, /^3 stands/],
    [home, 'title', null, /^null stands.*or "" if it is not translated/],
    [home, 'hero', 'a', /^"a" stands where English has a group/],
    [common, 'units.month_three', 'a', /no such key/],
    [common, 'units.evening_5', 'a', /^The number is not an hour of this text/],
    [common, 'units.month_few', 'a', /^Hausa does not .*: use “month_one”, “month_other”/],
    [common, 'units.month_one', 'wata', /^\{\{amount\}\} of the English text is missing/],
  ])('%s %s: %j', expectRefused);

  test('a misspelt one: the message names the missing key', () => {
    const sample = new SampleLocales();
    sample.set(home, 'page', { laed: 'Rancen {{brand}}' });
    expectOne(sample, home, 'page.laed', /rename it to “lead”, or remove it/);
  });
});

describe('a text', () => {
  test.each(
    each<string>([
      [/^\{\{maximum\}\} \{\{rate\}\} of the English text is missing/, 'a'],
      [/^\{\{maximum\}\} of .* is missing/, '((maximum)) {{rate}}', '｛｛maximum｝｝ {{rate}}'],
      [/^\{\{maximun\}\} stands where .* has \{\{maximum\}\}: write that/, '{{maximun}} {{rate}}'],
      [/^\{.* stands where .* has \{\{maximum\}\}/, '{{Maximum}} {{rate}}', '{{brand}} {{rate}}'],
      [/^\{.* stands where .* has \{\{maximum\}\}/, '{{maximum} {{rate}}', '{maximum}} {{rate}}'],
      [/^\{.* stands where .* has \{\{maximum\}\}/, '{ maximum } {{rate}}', '{{maximum {{rate}}'],
      [/^\{.* stands where .* has \{\{maximum\}\}/, '{{{maximum}}} {{rate}}', '{{}} {{rate}}'],
      [/^\{.* stands where/, '{{- maximum}} {{rate}}', '{{maximum, uppercase}} {{rate}}'],
      [/^\{\{brand\}\} is not in the English text/, '{{maximum}} {{rate}} {{brand}}'],
      [
        /^The figure “10” is not in/,
        '{{maximum}} 10%',
        '{{maximum}} ١٠%',
        '{{maximum}} {{rate}} 10',
      ],
      [/^The figure “30” is not in/, '30,000,000 {{rate}}', '₦30m {{rate}}', '30.000.000 {{rate}}'],
      [/^“.*” is code/, '{{maximum}}&nbsp;{{rate}}', '{{maximum}} {{rate}} $t(common:act)'],
    ]),
  )('with placeholders: $value', ({ value, message }) => {
    expectRefused(home, 'hero.text', value, message);
  });

  test.each(
    each<string>([
      [/^<policy> of the English text is missing/, 'manufa'],
      [/^<.*> stands where the English text has <policy>/, '<b>a</b>', '<Policy>a</Policy>'],
      [/^<policy> is not closed/, '<policy>a', '<policy>a <policy>b</policy>'],
      [/^<\/policy> closes nothing/, 'a</policy>', '</policy>a<policy>'],
      [/has no end/, '<policy>a</policy', '<- <policy>a</policy>', '<!-- a --> <policy>a</policy>'],
      [/holds more than its name/, '<policy href="//evil.example">a</policy>', '<policy/>'],
      [/^<b> is not in the English text/, '<b>a</b> <policy>a</policy>'],
    ]),
  )('with a tag: $value', ({ value, message }) => {
    expectRefused(home, 'hero.link', value, message);
  });

  test.each([
    ['<car>a <home>b</car> c</home>', /^<home> is open at <\/car>: write <\/home> first/],
    ['<car>a <home>b</home></car>', /^<car><home> stands where .* <home>/],
  ])('with tags: %s', (value, message) => {
    expectRefused(home, 'hero.links', value, message);
  });

  test.each(
    each<string>([
      [/^<b> is not in the English text/, '<b>Gida</b>'],
      [/^“é” is put together from other parts/, 'e\u0301 a'],
      [/NFC/, 'o\u0301\u0323'],
      [/begins or ends with a space/, ' a', 'a ', 'a\u00a0', ' '],
      [/invisible character \(U\+/, 'a\nb', 'a\tb', '\u0007a', 'a\u2028b', 'a\u200bb', 'a\u200cb'],
      [/invisible character \(U\+/, '\ufeffa', 'a\u00adb', 'a\u200f', '\u202ea', '\u2067a'],
      [/wrong encoding/, '\ufffda', '\ud83da', '\ue000a', 'áº¹', 'Ã©', 'naâ€™am', 'É—an', 'taÆ™i'],
      [/wrong encoding/, 'â‚¦', 'á»\u008b', 'ðŸ˜€'],
      [/“а” \(U\+0430\) does not belong to the script of Hausa/, 'Bа'],
    ]),
  )('with characters: $value', ({ value, message }) => {
    expectRefused(home, 'title', value, message);
  });
});

describe('settings', () => {
  test.each<[string, unknown, RegExp]>([
    ['status', 'ready', /^"ready" does not fit here: write "draft" or "reviewed"/],
    ['status', 'source', /^English alone is the source/],
    ['dir', 'rtl', /^Hausa is written in the other direction: write "dir": "ltr"/],
    ['formatLocale', 'ha', /write “en-NG”/],
    ['name', ' ', /^The name is empty/],
    ['name', '<b>Hausa</b>', /signs of code/],
    ['hourCycle', '24', /write "h12" or "h23"/],
    ['direction', 'ltr', /^“direction” does not belong here: write “name” or/],
  ])('%s of a language: %j', (key, value, message) => {
    expectRefused('ha/meta.json', key, value, message);
  });

  test.each(['name', 'dir', 'status', 'formatLocale'])('no %s of a language', (key) => {
    const sample = new SampleLocales();
    sample.set('ha/meta.json', key, undefined);
    const start = `locales/ha/meta.json:1 ${key}: “${key}” is missing: write`;
    expect(problemsOf(sample)).toEqual([expect.stringContaining(start)]);
  });

  test.each<[string, object | number, string, RegExp]>([
    ['rate', { unit: 'percents', value: 10 }, '', /with a unit out of number, percent/],
    ['rate', { unit: 'percent', value: '10' }, '.value', /write a number without/],
    ['rate', { unit: 'clock', value: 24 }, '.value', /from 0 to 23/],
    ['rate', { unit: 'date', value: '2024-02-30' }, '.value', /a date that exists/],
    ['car-rate', { unit: 'percent', value: 1 }, '', /begin with a small letter/],
  ])('a figure: %s %j', (key, value, place, message) => {
    const sample = new SampleLocales();
    sample.set('figures.json', key, value);
    expectOne(sample, 'figures.json', `${key}${place}`, message);
  });
});

describe('English', () => {
  test.each<[string, string, unknown, RegExp]>([
    ['home', 'title', '', /^English needs every text/],
    ['home', 'title', '{{titel}}', /^\{\{titel\}\} is no figure of figures.json, no company fact/],
    ['home', 'more', 'More', /^There is no note .*: add “more” to locales\/en\/notes\/home/],
    ['notes/home', 'titel', 'a', /^English has no such text/],
  ])('%s.json %s: %j', (name, key, value, message) => {
    const sample = new SampleLocales();
    sample.set(`en/${name}.json`, key, value);
    const place = `locales/en/${name}.json:${sample.lineOf(`en/${name}.json`, key)} ${key}: `;
    const found = problemsOf(sample).filter((problem) => problem.startsWith(place));
    expect(found.map((problem) => problem.slice(place.length))).toEqual([
      expect.stringMatching(message),
    ]);
  });
});
