import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { copyOf, englishLocales, inArabicLetters } from '../../tests/support/sampleLocales.ts';
import { clean, inspectAfter, type Spoil } from '../../tests/support/spoil.ts';
import { inspectLocales } from './inspectLanguage.ts';

describe('a complete translation has no errors', () => {
  test('of every text in English, and in languages with other plural forms', () => {
    const sample = englishLocales();
    onTestFinished(() => rmSync(sample.folder, { recursive: true }));
    sample.translate('ha', ['one', 'other']);
    sample.translate('yo', ['other']);
    sample.translate('ig', ['other']);
    sample.translate('pcm', ['one', 'other']);
    sample.translate('fr', ['one', 'many', 'other']);
    sample.translate('pl', ['one', 'few', 'many', 'other']);
    const { problems, languages } = inspectLocales(sample.folder);
    expect(problems).toEqual([]);
    expect(languages).toHaveLength(7);
    const namespaces = languages.flatMap((language) => language.namespaces);
    expect(namespaces).toHaveLength(7 * sample.namespaces().length);
    expect(namespaces.flatMap(({ missing }) => missing)).toEqual([]);
  });

  test('Arabic, with a remark on its letters', () => {
    const sample = copyOf(clean);
    const six = ['zero', 'one', 'two', 'few', 'many', 'other'];
    sample.translate('ar', six, inArabicLetters, { dir: 'rtl', formatLocale: 'ar' });
    // Two months are one word in Arabic, without a number.
    sample.edit('ar/common.json', 'units.month_two', () => 'شهران');
    sample.edit('ar/home.json', 'hero.title', (text) => `نمی\u200cخواهم ${text}`);
    const { problems, languages } = inspectLocales(sample.folder);
    expect(problems).toEqual([]);
    expect(languages.map(({ tag, remarks }) => [tag, remarks.length])).toEqual([
      ['en', 0],
      ['ar', 1],
      ['ha', 0],
    ]);
  });

  test('a folder with a handful of words', () => {
    const { found } = inspectAfter((sample) => {
      mkdirSync(sample.at('he'));
      const meta = { name: 'עברית', dir: 'rtl', status: 'draft', formatLocale: 'he' };
      writeFileSync(sample.at('he/meta.json'), JSON.stringify(meta));
      writeFileSync(sample.at('he/common.json'), '{ "menu": { "title": "תפריט", "open": "" } }');
    });
    expect(found).toEqual([]);
  });
});

describe('files and folders', () => {
  test.each<[string, Spoil, string]>([
    [
      'a file that English does not have',
      (s) => writeFileSync(s.at('ha/faqs.json'), '{}'),
      'locales/ha/faqs.json: English has no file of this name, so its words are shown nowhere. Did you mean “faq.json”?',
    ],
    [
      'a file ending in capitals',
      (s) => renameSync(s.at('ha/faq.json'), s.at('ha/faq.JSON')),
      'locales/ha/faq.JSON: English has no file',
    ],
    [
      'a file beside the folders',
      (s) => writeFileSync(s.at('faq.json'), '{}'),
      'locales/faq.json: Words belong into the folder of their language.',
    ],
    [
      'no meta.json',
      (s) => rmSync(s.at('ha/meta.json')),
      'locales/ha/meta.json: The file is missing.',
    ],
  ])('%s', (_, spoil, text) => {
    expect(inspectAfter(spoil).found).toEqual([expect.stringContaining(text)]);
  });

  test.each([
    ['HA', '“ha”'],
    ['fr_FR', '“fr-FR”'],
    ['hausa', '“ha”'],
    ['Pidgin', 'such as'],
    ['x-ha', 'such as'],
    ['iw', '“he”'],
    ['a b', 'such as'],
    ['pt-br', '“pt-BR”'],
  ])('a folder called %s', (tag, text) => {
    const { found } = inspectAfter((sample) => {
      mkdirSync(sample.at(tag));
      writeFileSync(sample.at(`${tag}/faq.json`), '{');
    });
    expect(found).toEqual([expect.stringMatching(`^locales/${tag}: .*${text}`)]);
  });
});
