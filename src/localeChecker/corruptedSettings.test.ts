import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Words } from '../../tests/support/sampleLocales.ts';
import {
  expectOne,
  inspectAfter,
  inspectHausaAfter,
  replaced,
  type Spoil,
  set,
} from '../../tests/support/spoil.ts';

const car = 'hero.choices.car';

describe('meta.json', () => {
  const meta = 'ha/meta.json';

  test.each<[string, string, unknown, string | RegExp]>([
    ['an unknown status', 'status', 'ready', /^“ready” is not a status here/],
    ['the status of English', 'status', 'source', /^Only English is the source/],
    ['the wrong direction', 'dir', 'rtl', /^Hausa is written from left to right/],
    ['no direction at all', 'dir', 'auto', /"dir": "ltr"/],
    ['an unknown format', 'formatLocale', 'xx-XX', /^Browsers cannot write numbers/],
    ['a malformed format', 'formatLocale', 'en_NG', /“en-NG”/],
    ['a format that browsers lack', 'formatLocale', 'ha', /“en-NG”/],
    ['an empty name', 'name', ' ', /^The name is empty/],
    ['a name with a tag', 'name', '<b>Hausa</b>', /sign of code/],
    ['a name with a script', 'name', 'Hausa<script>alert(1)</script>', /sign of code/],
    ['a direction with a tag', 'dir', 'ltr"><script>', /Write "dir": "ltr"/],
    ['an invisible name', 'name', 'Hausa\u200f', /invisible/],
    ['a name with a tag in a sentence', 'nameInSentence', '<b>hausa</b>', /sign of code/],
    ['an unknown way to count hours', 'hourCycle', '24', /Write “h12” or “h23”/],
    ['a number', 'name', 1, /stands a number/],
    ['an unknown property', 'direction', 'ltr', /no “direction”/],
  ])('%s', (_, key, value, text) => {
    expectOne(set(meta, key, value), meta, key, text);
  });

  test.each(['name', 'dir', 'status', 'formatLocale'])('no %s', (key) => {
    const { found } = inspectHausaAfter((s) => s.change(meta, key, (group) => delete group[key]));
    expect(found).toEqual([
      `locales/ha/meta.json:1 ${key}: “${key}” is missing. Add it, as in locales/en/meta.json.`,
    ]);
  });

  test('left to right in Arabic', () => {
    const spoil: Spoil = (sample) => {
      mkdirSync(sample.at('ar'));
      const arabic = { name: 'العربية', dir: 'ltr', status: 'draft', formatLocale: 'ar' };
      writeFileSync(sample.at('ar/meta.json'), JSON.stringify(arabic));
    };
    expectOne(spoil, 'ar/meta.json', 'dir', /^Arabic is written from right to left/);
  });
});

describe('figures.json', () => {
  const figures = 'figures.json';

  test.each<[string, string, unknown, string | RegExp]>([
    ['an unknown unit', 'carInterest', { unit: 'percents', value: 10 }, /mean “percent”/],
    ['no unit', 'carInterest', { value: 10 }, /unit of this figure is not known/],
    ['a text for a number', 'carInterest', { unit: 'percent', value: '10' }, /Write a number/],
    ['no value', 'carInterest', { unit: 'percent' }, /Write a number/],
    ['half an hour', 'breachReport', { unit: 'hour', value: 7.5 }, /Write a whole number/],
    ['an hour of no day', 'openingTime', { unit: 'clock', value: 24 }, /from 0 to 23/],
    ['a date of no month', 'policyUpdated', { unit: 'date', value: '2024-02-30' }, /date/],
    ['a bare number', 'carInterest', 10, /stands a number/],
    ['more than unit and value', 'offices', { unit: 'number', value: 1, a: 'b' }, /no “a”/],
    [
      'a name that is no placeholder',
      'car-interest',
      { unit: 'percent', value: 9 },
      /small letter/,
    ],
  ])('%s', (_, key, value, text) => {
    expectOne(set(figures, key, value), figures, key, text);
  });
});

// A mistake in English is also reported in translations, which are compared with it.
function inspectEnglishAfter(spoil: Spoil) {
  const { sample, found } = inspectAfter(spoil);
  return { sample, found: found.filter((problem) => problem.startsWith('locales/en/')) };
}

describe('English', () => {
  const english = 'en/home.json';
  const notes = 'en/notes/home.json';

  test.each<[string, Spoil, string, string, string | RegExp]>([
    ['an empty text', set(english, 'hero.title', ''), english, 'hero.title', /needs every text/],
    ['a number', set(english, 'hero.title', 1), english, 'hero.title', /stands a number/],
    [
      'no note',
      (s) => s.change(notes, 'hero', (group) => delete group['hero.title']),
      english,
      'hero.title',
      /Add “hero.title” to locales\/en\/notes\/home.json/,
    ],
    [
      'a text without a note',
      set(english, 'hero.more', 'More'),
      english,
      'hero.more',
      /There is no note/,
    ],
  ])('%s', (_, spoil, file, key, text) => {
    const { sample, found } = inspectEnglishAfter(spoil);
    expect(found[0]).toContain(`locales/${file}:${sample.lineOf(file, key)} ${key}: `);
    expect(found.join('\n')).toMatch(text);
  });

  test.each<[string, Words, string | RegExp]>([
    ['an empty note', { 'hero.title': ' ' }, /home.json:\d+ hero.title: The note is empty/],
    ['a note for no key', { 'hero.titel': 'a' }, /hero.titel: English has no .*“hero.title”/],
    ['a note that is no text', { 'hero.title': {} }, /hero.title: Here stands a group/],
  ])('%s', (_, change, text) => {
    const { found } = inspectAfter((sample) =>
      sample.rewrite(notes, (source) => JSON.stringify({ ...JSON.parse(source), ...change })),
    );
    expect(found).toEqual([expect.stringMatching(text)]);
  });

  test.each<[string, Spoil, string | RegExp]>([
    ['no notes', (s) => rmSync(s.at(notes)), /^locales\/en\/notes\/home.json: The notes/],
    ['notes on nothing', (s) => writeFileSync(s.at('en/notes/a.json'), '{}'), /notes\/a.json: /],
    ['a misspelt figure', replaced(english, car, 'carMaximum', 'carMaximun'), /“carMaximum”/],
  ])('%s', (_, spoil, text) => {
    expect(inspectEnglishAfter(spoil).found).toEqual([expect.stringMatching(text)]);
  });
});
