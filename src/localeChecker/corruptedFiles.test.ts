import { describe, expect, test } from 'vitest';
import { inArabicLetters } from '../../tests/support/sampleLocales.ts';
import {
  expectOne,
  inspectHausaAfter,
  renamed,
  replaced,
  type Spoil,
  set,
} from '../../tests/support/spoil.ts';

const home = 'ha/home.json';
const common = 'ha/common.json';
const faq = 'ha/faq.json';

describe('files', () => {
  type Row = [string, (source: string) => string | Uint8Array, number, string | RegExp];

  test.each<Row>([
    ['no comma', (s) => s.replace('",\n', '"\n'), 3, /comma .* is missing before "description"/],
    ['a comma too many', (s) => s.replace('"\n  },', '",\n  },'), 4, /comma after the last entry/],
    ['an unclosed text', (s) => s.replace('",\n', ',\n'), 3, /no closing quotation mark/],
    ['a quotation mark inside', (s) => s.replace('title": "', 'title": "a "b" '), 3, /^“b” stands/],
    ['curly quotation marks', (s) => s.replace('"title"', '“title”'), 3, /curly quotation marks/],
    ['no colon', (s) => s.replace('"title":', '"title"'), 3, /colon is missing/],
    ['no value', (s) => s.replace(/"title": ".*",/, '"title": ,'), 3, /text is missing here/],
    ['a comment', (s) => s.replace('{', '{ // a'), 1, /no comments/],
    ['a wrong backslash', (s) => s.replace('title": "', 'title": "\\q'), 3, /backslash/],
    ['a bare tab', (s) => s.replace('title": "', 'title": "\t'), 3, /tab or another control/],
    ['a bare line break', (s) => s.replace('title": "', 'title": "a\n'), 3, /no closing quotation/],
    [
      'a name without marks',
      (s) => s.replace('"title"', 'title'),
      3,
      /outside the quotation marks/,
    ],
    ['nothing', () => '', 1, /file is empty/],
    ['a merge conflict', (s) => `<<<<<<< HEAD\n${s}`, 1, /outside the quotation marks/],
    ['a list', () => '[]', 1, /holds a list/],
    ['a text', () => '"a"', 1, /holds a text/],
    ['null', () => 'null', 1, /holds null/],
    ['a byte order mark', (s) => `\ufeff${s}`, 1, /UTF-8 with BOM/],
    ['ISO 8859-1', () => Uint8Array.from([123, 0xe9, 125]), 1, /not saved as UTF-8/],
    ['UTF-16', (s) => Buffer.from(`\ufeff${s}`, 'utf16le'), 1, /not saved as UTF-8/],
  ])('%s', (_, change, line, text) => {
    const { found } = inspectHausaAfter((sample) => sample.rewrite(home, change));
    expect(found).toEqual([expect.stringContaining(`locales/ha/home.json:${line}: `)]);
    expect(found[0]?.split(': ').slice(1).join(': ')).toMatch(text);
  });

  test('a brace too many', () => {
    const { found } = inspectHausaAfter((s) => s.rewrite(home, (source) => `${source}}`));
    expect(found).toEqual([expect.stringMatching(/:\d+: There is more after the end/)]);
  });

  test('no last brace', () => {
    const { found } = inspectHausaAfter((s) =>
      s.rewrite(home, (source) => source.trimEnd().slice(0, -1)),
    );
    expect(found).toEqual([expect.stringMatching(/:\d+: The file ends before/)]);
  });
});

describe('keys', () => {
  test.each<[string, Spoil, string, string, string | RegExp]>([
    ['misspelt', renamed(home, 'hero.title', 'titel'), home, 'hero.titel', /mean “title”/],
    ['a misspelt group', renamed(home, 'hero', 'herro'), home, 'herro', /mean “hero”/],
    ['unknown', set(home, 'hero.wholly', 'x'), home, 'hero.wholly', /no such key here/],
    ['translated', renamed(faq, 'lead', 'gabatarwa'), faq, 'gabatarwa', /no such key here/],
    ['moved', set(home, 'copyright', 'x'), home, 'copyright', /no such key here/],
    ['dotted', set(home, 'hero title', 'x'), home, 'hero title', /no such key here/],
    ['a group for a text', set(home, 'hero.title', { a: 'b' }), home, 'hero.title', /a group in/],
    ['a text for a group', set(home, 'hero', 'a'), home, 'hero', /in English a group in braces/],
    ['a number', set(home, 'hero.title', 3), home, 'hero.title', /stands a number/],
    ['null', set(home, 'hero.title', null), home, 'hero.title', /stands null.*Write ""/],
    ['true', set(home, 'hero.title', true), home, 'hero.title', /stands true or false/],
    ['a list', set(home, 'hero.title', ['a']), home, 'hero.title', /stands a list/],
    ['a list for a group', set(home, 'hero', []), home, 'hero', /stands a list/],
  ])('%s', (_, spoil, file, key, text) => {
    expectOne(spoil, file, key, text);
  });

  test('written with dots', () => {
    const { found } = inspectHausaAfter((s) =>
      s.rewrite(home, (source) => source.replace('{', '{\n  "page.title": "a",')),
    );
    expect(found).toEqual([
      expect.stringMatching(/^locales\/ha\/home\.json:2 page\.title: A key with dots/),
    ]);
  });

  test('empty', () => {
    const { found } = inspectHausaAfter((s) =>
      s.rewrite(home, (source) => source.replace('{', '{\n  "": "a",')),
    );
    expect(found).toEqual([
      expect.stringMatching(/^locales\/ha\/home\.json:2 "": The English file has no such key/),
    ]);
  });

  test('a duplicate', () => {
    const again = '"title": "Bazata",\n    "title": ';
    const { found } = inspectHausaAfter((s) =>
      s.rewrite(home, (source) => source.replace('"title": ', again)),
    );
    expect(found).toEqual([
      expect.stringMatching(/^locales\/ha\/home\.json:4 page\.title: .*already there in line 3/),
    ]);
  });

  test('a duplicate group', () => {
    const { found } = inspectHausaAfter((s) =>
      s.rewrite(home, (source) => source.replace('"hero"', '"hero": {},\n  "hero"')),
    );
    expect(found).toEqual([expect.stringMatching(/home\.json:7 hero: .*line 6/)]);
  });
});

describe('plural forms', () => {
  const yoruba = 'yo/common.json';
  const arabic = 'ar/common.json';

  function expectIn(tag: string, categories: string[], spoil: Spoil, key: string, text: RegExp) {
    const translate = tag === 'ar' ? inArabicLetters : undefined;
    const dir = tag === 'ar' ? 'rtl' : 'ltr';
    expectOne(
      (sample) => {
        sample.translate(tag, categories, translate, { dir });
        spoil(sample);
      },
      `${tag}/common.json`,
      key,
      text,
    );
  }

  test('English “one” in Yoruba', () => {
    const spoil = set(yoruba, 'units.month_one', '{{amount}}');
    expectIn('yo', ['other'], spoil, 'units.month_one', /^Yoruba does not.*“month_other”/);
  });

  test('a form of no language', () => {
    expectOne(set(common, 'units.month_three', 'a'), common, 'units.month_three', /no such key/);
  });

  test('a form of another language', () => {
    expectOne(
      set(common, 'units.month_few', '{{amount}}'),
      common,
      'units.month_few',
      /“month_one”, “month_other”/,
    );
  });

  test('no form at all', () => {
    expectOne(set(common, 'units.month', '{{amount}}'), common, 'units.month', /^Hausa does not/);
  });

  test('a number that English has no form for', () => {
    expectOne(set(common, 'units.times_3', 'a'), common, 'units.times_3', /^Hausa does not/);
  });

  test('without its number', () => {
    const key = 'units.month_one';
    expectOne(replaced(common, key, '{{amount}} ', ''), common, key, /^\{\{amount\}\} is in/);
  });

  test('a form for many numbers without its number', () => {
    const six = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const spoil = set(arabic, 'units.month_few', 'أشهر');
    expectIn('ar', six, spoil, 'units.month_few', /^\{\{amount\}\} is in/);
  });
});
