import { expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';

const home = 'ha/home.json';
const common = 'ha/common.json';
const meta = 'ha/meta.json';

test('the sample files, with which the tests of the checker begin, are right', () => {
  expect(new SampleLocales().problems()).toEqual([]);
});

test.each<[string, object | string | undefined, string]>([
  ['ha/homes.json', {}, 'ha/homes.json: English has no file of this name'],
  ['home.json', {}, 'home.json: Texts belong into the folder of a language: move this file'],
  [meta, undefined, 'ha/meta.json: The file is missing: copy that of English'],
  ['figures.json', undefined, 'figures.json: The file of all figures is missing: put it back'],
  ['en/notes/home.json', undefined, 'en/notes/home.json: The notes on the texts are missing'],
  ['HA/home.json', {}, 'HA: “HA” is not a language’s tag in web addresses (BCP 47): use “ha”'],
  [
    'fr_FR/home.json',
    {},
    'fr_FR: “fr_FR” is not a language’s tag in web addresses (BCP 47): use “fr-FR”',
  ],
  ['hausa/home.json', {}, 'hausa: “hausa” is not a language’s tag in web addresses'],
  ['con/home.json', {}, 'con: “con” is not the code of any language'],
  ['und/home.json', {}, 'und: “und” is not the code of any language'],
  ['xx/home.json', {}, 'xx: “xx” is not the code of any language'],
  ['ha/ha/home.json', {}, 'ha/ha: Nothing reads this folder: move its files into locales/ha/'],
  ['ha/checks/sources.json', '{ <<<', 'Take the file back from version control'],
])('a file or a folder is refused: %s with %j: %s', (file, content, message) => {
  const sample = new SampleLocales();
  sample.write(file, content);
  expect(sample.problems()).toEqual([expect.stringContaining(message)]);
});

test.each<[string, string, unknown, string]>([
  [home, 'hero.more', 'x', 'English has no such key here: remove it'],
  [
    home,
    'title',
    { a: 'b' },
    '{"a":"b"} stands where English has a text in quotation marks: write',
  ],
  [home, 'title', 3, '3 stands where English has a text in quotation marks: write'],
  [home, 'title', null, 'write a text in quotation marks, or "" if it is not translated yet'],
  [home, 'hero', 'a', '"a" stands where English has a group in braces { … }: write a group'],
  [common, 'units.month_three', 'a', 'English has no such key here: remove it'],
  [
    common,
    'units.evening_20',
    'ƙarfe 2',
    'write {{hour}} in its place, or write the number in words',
  ],
  [common, 'units.evening_5', 'a', 'The number is not an hour of this text'],
  [common, 'units.month_few', 'a', 'Hausa does not have this plural form: use “month_one”'],
  [common, 'units.month_plural', 'a', 'use “month_one”, “month_other”'],
  [common, 'units.month_one', 'wata', 'if the words say the number 1, name this form “month_1”'],
  [meta, 'status', 'ready', '"ready" does not fit here: write "draft" or "reviewed"'],
  [meta, 'status', 'source', 'English alone is the source: write "draft" or "reviewed"'],
  [meta, 'dir', 'rtl', 'Hausa is written in the other direction: write "dir": "ltr"'],
  [meta, 'formatLocale', 'ha', 'Browsers cannot write numbers the way of “ha”: write “en-NG”'],
  [meta, 'name', ' ', 'The name is empty or holds signs of code'],
  [meta, 'name', '<b>Hausa</b>', 'The name is empty or holds signs of code'],
  [meta, 'hourCycle', '24', '"24" does not fit here: write "h12" or "h23"'],
  [meta, 'direction', 'ltr', '“direction” does not belong here: write “name” or'],
])('a value is refused: %s %s %j: %s', (file, key, value, message) => {
  const sample = new SampleLocales();
  sample.set(file, key, value);
  sample.expectProblem(file, key, message);
});

test('a misspelt key is refused, and the message names the missing one', () => {
  const sample = new SampleLocales();
  sample.set(home, 'page', { laed: 'Rancen {{brand}}' });
  sample.expectProblem(home, 'page.laed', 'rename it to “lead”, or remove it');
});

test.each([
  ['a.b', 'ha/home.json:2 a.b: A key with dots does not work'],
  ['', 'ha/home.json:2 "": English has no such key here'],
  ['__proto__', 'ha/home.json:2 __proto__: English has no such key here'],
])('a key is refused: %j', (key, message) => {
  const sample = new SampleLocales();
  sample.write(home, sample.textOf(home).replace('{', `{\n"${key}": "a",`));
  expect(sample.problems()).toEqual([expect.stringContaining(message)]);
});

test.each(['name', 'dir', 'status', 'formatLocale'])('no %s of a language', (key) => {
  const sample = new SampleLocales();
  sample.set(meta, key, undefined);
  const start = `locales/ha/meta.json:1 ${key}: “${key}” is missing: write`;
  expect(sample.problems()).toEqual([expect.stringContaining(start)]);
});

test('the form of an exact number may be without the number', () => {
  const sample = new SampleLocales();
  sample.set(common, 'units.month_1', 'wata ɗaya');
  expect(sample.problems()).toEqual([]);
});

test('plural forms by number are refused, and the message names those of the language', () => {
  const sample = new SampleLocales();
  sample.set(common, 'units', { month_0: 'wata {{amount}}', month_1: 'watanni {{amount}}' });
  sample.expectProblem(
    common,
    'units.month_0',
    /^“month_0”, “month_1” are .*: name the forms “month_one”, “month_other”.*v4, not v3/,
  );
});

test.each<[string, unknown, string]>([
  ['title', '', 'English needs every text in each of its plural forms: write it'],
  ['title', '{{titel}}', '{{titel}} is no figure of figures.json, no company fact'],
  ['more', 'More', 'There is no note for translators: add “more” to locales/en/notes/home.json'],
])('an English text is refused: home.json %s %j: %s', (key, value, message) => {
  const sample = new SampleLocales();
  sample.set('en/home.json', key, value);
  // The Hausa text, which now differs, may be refused, too.
  const found = sample.problems().filter((problem) => problem.startsWith('locales/en/'));
  expect(found).toEqual([expect.stringContaining(`${key}: ${message}`)]);
});
