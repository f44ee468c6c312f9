import { describe, expect, test } from 'vitest';
import { SampleLocales } from '../../tests/support/sampleLocales.ts';
import { problemLine } from '../localeFiles/Locales.ts';
import { inspectLocales } from './inspectLocales.ts';

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

type Cure = (value: string, ...found: string[]) => string;

/** What a translator does who follows a message word for word. */
const cures: readonly (readonly [advice: RegExp, Cure])[] = [
  [
    /^(.+?) stands where the English text has (.+?): write that/,
    (value, x, y) => {
      const [open = '', close = ''] = y.split('…');
      const [start = '', end = ''] = x.split('…');
      return value.replace(start, open).replace(end, close);
    },
  ],
  [
    /^([<{].*) is not in the English text(?:, or not as often)?: remove it/,
    (value, x) => {
      const parts = x.split(/[ …]/);
      return parts.reduce((text, one) => text.replace(one, ''), value).trim();
    },
  ],
  [
    /^(.+) of the English text is missing: put it in its place/,
    (value, x) => `${value} ${x.replaceAll('…', 'a')}`,
  ],
  [
    /^The figure “(.+?)” is not in the English text: (?:write (\S+)|remove it)/,
    (value, x, right = '') => value.replace(x, right).trim(),
  ],
  [/^“(.+?)” is code, .*: remove it/, (value, x) => value.replaceAll(x, ' ').trim()],
  [/: remove “(.+?)”\.$/, (value, x) => value.replace(x, '')],
  [/^“(.+?)” .*: write “(.+?)”/, (value, x, right) => value.normalize('NFC').replace(x, right)],
  [/: copy “(.+?)” from here/, (value) => value.normalize('NFC')],
  [/begins or ends with a space: remove it/, (value) => value.trim() || 'a'],
  [
    /character \(U\+([\dA-F]+)\): delete it/,
    (value, code) => value.replace(String.fromCodePoint(Number.parseInt(code, 16)), ''),
  ],
  [/^“(.+?)” .*(?:: type it again|: type the word again)/, (value, x) => value.replace(x, 'a')],
  [
    /^(<\w+>) is not closed: write (\S+) after its words, before any other <\.$/,
    (value, x, end) => value.replace(new RegExp(`(${x}[^<]*)(?!${end}|[^<])`), `$1${end}`),
  ],
  [
    /^(<\/\w+>) closes nothing: remove it/,
    (value, x) => value.split(x).slice(0, -1).join(x) + value.split(x).at(-1),
  ],
  [
    /^(<\w+>) stands twice, where it opens and where it closes: write (\S+) the second time/,
    (value, x, end) => value.replace(new RegExp(`(${x}[^<]*)${x}`), `$1${end}`),
  ],
  [
    /holds no words: put the words .* between its halves/,
    (value) => value.replace(/>[^<]*<\//, '>a</'),
  ],
  [
    /^(<.+>) holds more than its name: write (<\w+>) or (\S+)\.$/,
    (value, x, start, end) => value.replace(x, x.endsWith('/>') ? `${start}a${end}` : start),
  ],
  [
    /^The tag near “(.+?)” has no end: close it with >, or write a space after </,
    (value, near) =>
      /^<\/?\w+$/.test(near) ? value.replace(near, `${near}>`) : value.replace('<', ''),
  ],
];

/** Follows the messages on a text until none is left, and expects no message twice. */
function expectCured(file: string, key: string, start: string) {
  const sample = new SampleLocales();
  const seen = new Set<string>();
  let value = start;
  for (;;) {
    sample.set(file, key, value);
    const [found] = problemsOf(sample);
    if (found === undefined) return;
    expect(seen).not.toContain(found);
    seen.add(found);
    const message = found.slice(found.indexOf(`${key}: `) + key.length + 2);
    const [advice, cure] = cures.find(([one]) => one.test(message)) ?? [];
    expect(advice, message).toBeDefined();
    value = cure?.(value, ...(advice?.exec(message)?.slice(1) ?? [])) ?? '';
  }
}

function expectRefused(file: string, key: string, value: unknown, message: RegExp) {
  const sample = new SampleLocales();
  sample.set(file, key, value);
  expectOne(sample, file, key, message);
}

test('nothing is refused before a corruption', () => {
  expect(problemsOf(new SampleLocales())).toEqual([]);
});

/**
 * The right content of a file, the mistaken content, and the content that the message advises: by
 * default the right one.
 */
type Mistake = [
  name: string,
  before: string,
  wrong: string,
  RegExp,
  place?: string,
  after?: string,
];

const mistakes: readonly Mistake[] = [
  ['no comma', '",\n', '"\n', /comma .* missing before “"page"”: write it at the end/],
  ['a comma too many', '"\n  },', '",\n  },', /before a closing brace .*: remove/, '4 page.lead'],
  ['two commas', '",', '",,', /Two commas .* remove one/],
  ['a first comma', '{', '{,', /after an opening brace: remove it/, '1'],
  ['an unclosed text', '",\n', ',\n', /no closing quotation mark: write " at its end, before/],
  ['a line break', 'Gida', 'a\nb', /in the next line: write it in one line/, '2 title', 'a b'],
  ['a mark inside', 'Gida', 'a "b"', /“b”: inside a text write “ and ”/, '2 title', 'a “b”'],
  ['marks inside', 'Gida', 'a "" c', /inside the text: write “ and ”/, '2 title', 'a “” c'],
  ['curly marks', '"title"', '“title”', /“title” is not .*: write "title"/, '2'],
  ['a curly end', 'Gida"', 'Gida”', /ends with ”: write " in its place/],
  ['apostrophes', '"title"', "'title'", /: write "title"/, '2'],
  ['no marks', '"title"', 'title', /: write "title"/, '2'],
  ['no marks of a text', '"Gida"', 'Gida mai', /: write "Gida mai"/, '2 title', '"Gida mai"'],
  ['no first mark', '"title"', 'title"', /is missing: write " before “title”/, '2'],
  ['an unclosed name', '"title"', '"title', /closing .*: write " before the colon/],
  ['a semicolon', '",\n', '";\n', /“;” .*: write , in its place/],
  ['an Arabic comma', '",\n', '"،\n', /“،” .*: write , in/],
  ['a wide colon', 'title":', 'title"：', /“：” .*: write : in/],
  ['no colon', 'title":', 'title"', /colon is missing after the name: write :/],
  ['no text', ': "Gida"', ':', /after this colon: write ""/, '2 title', ': ""'],
  ['a comment', '{', '{ // a', /remove “\/\/ a”/, '1'],
  ['a no-break space', '  "', '\u00a0 "', /\(U\+00A0\) .*: delete/, '2'],
  ['a backslash', 'Gida', '\\q', /“\\q” is code: remove its \\/, '2 title', 'q'],
  ['an escaped end', 'Gida"', 'Gida\\"', /: remove the \\/],
  ['a tab', 'Gida', 'a\tb', /: write a space in its place/, '2 title', 'a b'],
  ['a bracket', '",\n', '"],\n', /“\]” closes nothing: .* remove it/],
  ['a key twice', '{', '{\n"title": "",', /^Line 2 has this .*: remove one/, '3 title'],
  ['a dotted key', '{', '{\n"a.b": "",', /with dots does not work/, '2 a.b'],
  ['an empty key', '{', '{\n"": "a",', /no such key here: .*remove it/, '2 ""'],
  ['__proto__', '{', '{\n"__proto__": "a",', /no such key/, '2 __proto__'],
];

/** Mistakes in whole files, and the corrections that the messages advise. */
const wrongFiles: readonly (readonly [string, Cure, RegExp, string, Cure])[] = [
  ['no last brace', (s) => s.slice(0, -1), /ends before .*: write } below/, '10', (s) => `${s}}`],
  [
    'an end after a comma',
    (s) => s.slice(0, s.indexOf(',\n    "link"') + 2),
    /: remove the comma, and write }} below/,
    '7 hero.text',
    (s) => `${s.trim().slice(0, -1)}\n}}`,
  ],
  ['a brace too many', (s) => `${s}}`, /One } too many .*: remove/, '11', (s) => s.slice(0, -1)],
  ['nothing', () => '', /empty: write {} into it/, '1', () => '{}'],
  ['a list', () => '[]', /holds \[\]: .* one group in braces/, '1', () => '{}'],
  ['a byte order mark', (s) => `\ufeff${s}`, /UTF-8 without BOM/, '1', (s) => s.slice(1)],
  [
    'a merge conflict',
    (s) => `<<<<<<< HEAD\n${s}\n=======\n${s}\n>>>>>>> b`,
    /keep one, and remove the lines that begin/,
    '1',
    (s) => s.split('\n=======')[0]?.slice(13) ?? '',
  ],
];

describe('a file', () => {
  test.each([
    ...mistakes.map(([name, before, wrong, message, place = '2 title', after = before]) => {
      const change: Cure = (s) => s.replace(before, wrong);
      return [name, change, message, place, (s: string) => s.replace(wrong, after)] as const;
    }),
    ...wrongFiles,
  ])('with %s', (_, change, message, place, cure) => {
    const sample = new SampleLocales();
    const wrong = change(sample.textOf(home));
    sample.write(home, wrong);
    const [found = '', ...others] = problemsOf(sample);
    expect(others).toEqual([]);
    expect(found).toContain(`locales/ha/home.json:${place}: `);
    expect(found.replace(/^.*?: /, '')).toMatch(message);
    sample.write(home, cure(wrong));
    expect(problemsOf(sample)).toEqual([]);
  });

  test('in another encoding', () => {
    const sample = new SampleLocales();
    sample.write(home, Uint8Array.from([123, 0xe9, 125]));
    expect(problemsOf(sample)).toEqual([
      expect.stringMatching(/home.json:1: .*not in UTF-8: save/),
    ]);
  });

  test.each([
    '{\\rtf1\\ansi',
    '<!DOCTYPE html><p>',
    'export default {}',
    'page:\n  title: x',
    '```json\n{}',
  ])('that are not JSON: %j', (text) => {
    const sample = new SampleLocales();
    sample.write(home, text);
    expect(problemsOf(sample)).toEqual([
      expect.stringMatching(/is not JSON: save it as plain text/),
    ]);
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
    ['con/home.json', {}, /^locales\/con: “con” is not the code of any language/],
    ['ha/ha/home.json', {}, /^locales\/ha\/ha: .*: move its files into locales\/ha\//],
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
    [
      common,
      'units.evening_20',
      'ƙarfe 2 na dare',
      /: write \{\{hour\}\} .*, or the number in words/,
    ],
    [common, 'units.evening_5', 'a', /^The number is not an hour of this text/],
    [common, 'units.month_few', 'a', /^Hausa does not .*: use “month_one”, “month_other”/],
    [common, 'units.month_plural', 'a', /: use “month_one”, “month_other”/],
    [
      common,
      'units.month_one',
      'wata',
      /^\{\{amount\}\} .* is missing: .* name this form “month_1”/,
    ],
  ])('%s %s: %j', expectRefused);

  test('the form of an exact number may be without the number', () => {
    const sample = new SampleLocales();
    sample.set(common, 'units.month_1', 'wata ɗaya');
    expect(problemsOf(sample)).toEqual([]);
  });

  test('plural forms by number: the message names those of the language', () => {
    const sample = new SampleLocales();
    sample.set(common, 'units', { month_0: 'wata {{amount}}', month_1: 'watanni {{amount}}' });
    expectOne(
      sample,
      common,
      'units.month_0',
      /^“month_0”, “month_1” are .*: name the forms “month_one”, “month_other”.*v4, not v3/,
    );
    sample.set(common, 'units', { month_one: 'wata {{amount}}', month_other: '{{amount}} wata' });
    expect(problemsOf(sample)).toEqual([]);
  });

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
      [/^The figure “(?:10|١٠)” is not in/, '{{maximum}} 10%', '{{maximum}} ١٠%'],
      [/^The figure “10” is not in .*: remove it/, '{{maximum}} {{rate}} 10'],
      [/^The figure “30.*” is not in/, '30,000,000 {{rate}}', '₦30m {{rate}}'],
      [/^The figure “.” is not in/, '{{maximum}} {{rate}} ½', '{{maximum}} {{rate}} m²'],
      [/^“.*” is code/, '{{maximum}}&nbsp;{{rate}}', '{{maximum}} {{rate}} $t(common:act)'],
      [/^“.*” is code/, '{{maximum}}\\n{{rate}}', 'l\\’ {{maximum}} {{rate}}'],
      [/^“.*” is code/, '{{maximum}} {{rate}} %s', '{{maximum}} {{rate}} %brand%'],
      [/^“.*” is code/, '{{maximum}} {{rate}} \\u00e9', '**{{maximum}}** {{rate}}'],
      [/^“.*” stands beside \{\{maximum\}\}/, '₦{{maximum}}, {{rate}}', 'N {{maximum}}, {{rate}}'],
      [/^“.*” stands beside/, '{{maximum}} million, {{rate}}', 'naira {{maximum}}, {{rate}}'],
      [/^“.*” stands beside \{\{rate\}\}/, '{{maximum}}, {{rate}}%', '{{maximum}}, {{rate}} %'],
      [/^“.*” stands beside \{\{rate\}\}/, '{{maximum}}, {{rate}} percent'],
    ]),
  )('with placeholders: $value', ({ value, message }) => {
    expectRefused(home, 'hero.text', value, message);
    expectCured(home, 'hero.text', value);
  });

  test.each(
    each<string>([
      [/^<policy>…<\/policy> of the English text is missing/, 'manufa'],
      [/^<.*> stands where the English text has <policy>/, '<b>a</b>', '<Policy>a</Policy>'],
      [/^<policy> is not closed/, '<policy>a', '<policy>a <policy>b</policy>'],
      [/^<policy> stands twice, .*: write <\/policy> the second time/, 'a <policy>b<policy> c'],
      [/^<\/policy> closes nothing/, 'a</policy>', '</policy>a<policy>'],
      [/has no end/, '<policy>a</policy', '<- <policy>a</policy>', '<!-- a --> <policy>a</policy>'],
      [/holds more than its name/, '<policy href="//evil.example">a</policy>', '<policy/>'],
      [/^<b>…<\/b> is not in the English text/, '<b>a</b> <policy>a</policy>'],
      [/^<b> is not in the English text/, '<b><policy>a</policy></b>'],
      [/holds no words/, 'a <policy>.</policy>', 'a <policy> </policy>'],
    ]),
  )('with a tag: $value', ({ value, message }) => {
    expectRefused(home, 'hero.link', value, message);
    expectCured(home, 'hero.link', value);
  });

  test.each([
    ['<car>a <home>b</car> c</home>', /^<car> is not closed: write <\/car> after its words/],
    ['<car>a <home>b</home></car>', /^<car> is not closed: .*, before any other </],
  ])('with tags: %s', (value, message) => {
    expectRefused(home, 'hero.links', value, message);
    expectCured(home, 'hero.links', value);
  });

  test.each(
    each<string>([
      [/^<b>…<\/b> is not in the English text/, '<b>Gida</b>'],
      [/^“é” is put together from other parts/, 'e\u0301 a'],
      [/^“ọ́” is put together .*: copy “ọ́”/, 'o\u0301\u0323', 'o\u0323\u0301', 'ó\u0323'],
      [/^“.*” is made of signs .*: write “(?:rance|fi)”/, '𝗿𝗮𝗻𝗰𝗲', 'ｒａｎｃｅ', 'ﬁ', 'ⓡⓐⓝⓒⓔ'],
      [/^“.*” stands where “.” is meant: write “ƙ”/, "k'arba", 'k’arba', 'ķarba'],
      [/^“.*” stands where “.” is meant: write “Ɓ”/, "B'era", 'Ƀera'],
      [/begins or ends with a space/, ' a', 'a ', 'a\u00a0', ' '],
      [/invisible character \(U\+/, 'a\nb', 'a\tb', '\u0007a', 'a\u2028b', 'a\u200bb', 'a\u200cb'],
      [/invisible character \(U\+/, '\ufeffa', 'a\u00adb', 'a\u200f', '\u202ea', '\u2067a'],
      [/wrong encoding/, '\ufffda', '\ud83da', '\ue000a', 'áº¹', 'Ã©', 'naâ€™am', 'É—an', 'taÆ™i'],
      [/wrong encoding/, 'â‚¦', 'á»\u008b', 'ðŸ˜€'],
      [/“а” \(U\+0430\) does not belong to the script of Hausa/, 'Bа'],
    ]),
  )('with characters: $value', ({ value, message }) => {
    expectRefused(home, 'title', value, message);
    expectCured(home, 'title', value);
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
    ['rate', { unit: 'percent', value: 33.333 }, '.value', /at most two decimals/],
    ['rate', { unit: 'naira', value: 30000000.5 }, '.value', /whole amount in digits alone/],
    ['rate', { unit: 'naira', value: 0 }, '.value', /whole amount in digits alone/],
    ['rate', { unit: 'number', value: 120.7 }, '.value', /whole number in digits alone/],
    ['rate', { unit: 'month', value: 0 }, '.value', /from 1 to 1000/],
    ['carTermMax', { unit: 'year', value: 1 }, '.unit', /calculates with it: write “month”/],
    ['carShareMax', { unit: 'percent', value: 800 }, '.value', /write at most 100/],
    ['rate', { unit: 'clock', value: 24 }, '.value', /from 0 to 23/],
    ['rate', { unit: 'date', value: '2024-02-30' }, '.value', /a date that exists/],
    ['car-rate', { unit: 'percent', value: 1 }, '', /begin with a small letter/],
  ])('a figure: %s %j', (key, value, place, message) => {
    const sample = new SampleLocales();
    sample.set('figures.json', key, value);
    expectOne(sample, 'figures.json', `${key}${place}`, message);
  });
});

describe('figures that contradict each other', () => {
  test.each<[string, Record<string, number>, RegExp, string, number]>([
    [
      'percent',
      { rateMin: 90, rateMax: 80 },
      /^rateMin is 90, .* at least 90 there/,
      'rateMax',
      90,
    ],
    ['month', { exampleMonths: 9, carTermMax: 6 }, /write at most 6 here/, 'exampleMonths', 6],
    ['naira', { exampleAmount: 9e7, carMaximum: 3e7 }, /at most 30000000/, 'exampleAmount', 3e7],
    ['clock', { openingTime: 20, closingTime: 8 }, /write an hour below 8 here/, 'openingTime', 7],
  ])('%s: %j', (unit, figures, message, corrected, right) => {
    const sample = new SampleLocales();
    const [first = ''] = Object.keys(figures);
    for (const [name, value] of Object.entries(figures))
      sample.set('figures.json', name, { unit, value });
    expectOne(sample, 'figures.json', `${first}.value`, message);
    sample.set('figures.json', `${corrected}.value`, right);
    expect(problemsOf(sample)).toEqual([]);
  });

  test.each([
    ['30,000,000', '30000000'],
    ['30.000.000', '30000000'],
    ['30 000 000', '30000000'],
    ['30_000_000', '30000000'],
    ['₦30000000', '30000000'],
    ['N30,000,000', '30000000'],
    ['030', '30'],
    ['+30', '30'],
    ['30%', '30'],
    ['10,5', '10.5'],
    ['٣٠', '30'],
    ['30m', 'digits alone'],
    ['.5', 'digits alone'],
  ])('a number written %s: the message says to write %s', (wrong, right) => {
    const sample = new SampleLocales();
    const source = sample.textOf('figures.json');
    sample.write('figures.json', source.replace('30000000', wrong));
    const [found = ''] = problemsOf(sample);
    expect(found).toContain(
      `locales/figures.json:4 maximum.value: “${wrong}” is no number: write ${right}`,
    );
  });
});

describe('English', () => {
  test.each<[string, string, unknown, RegExp]>([
    ['home', 'title', '', /^English needs every text/],
    ['home', 'title', '{{titel}}', /^\{\{titel\}\} is no figure of figures.json, no company fact/],
    ['home', 'more', 'More', /^There is no note .*: add “more” to locales\/en\/notes\/home/],
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
