import { expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';

const file = 'ha/home.json';

/**
 * A right part of a file, a mistake in its place, the message with the line and the key that it
 * begins with, and what the message advises to write: by default the right part.
 */
type Mistake = [
  name: string,
  right: string,
  wrong: string,
  message: RegExp,
  place?: string,
  advised?: string,
];

test.each<Mistake>([
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
  ['no colon or text', ': "Gida",', ',', /no text: write : ""/, '2 title', ': "",'],
  ['a mark twice', 'title":', 'title"":', /Two quotation marks .*: remove one/],
  ['no text', ': "Gida"', ':', /after this colon: write ""/, '2 title', ': ""'],
  ['a comment', '{', '{ // a', /remove “\/\/ a”/, '1'],
  ['a no-break space', '  "', '\u00a0 "', /\(U\+00A0\) .*: delete/, '2'],
  ['a backslash', 'Gida', '\\q', /“\\q” is code: remove its \\/, '2 title', 'q'],
  ['an escaped end', 'Gida"', 'Gida\\"', /: remove the \\/],
  ['a tab', 'Gida', 'a\tb', /: write a space in its place/, '2 title', 'a b'],
  ['a bracket', '",\n', '"],\n', /“\]” closes nothing: .* remove it/],
  ['a key twice', '{', '{\n"title": "",', /^Line 2 has this .*: remove one/, '3 title'],
  ['a merge conflict', '{\n', '<<<<<<< HEAD\n{\n', /remove the lines that begin with <<<</, '1'],
  ['a byte order mark', '{\n', '\ufeff{\n', /save it as UTF-8 without BOM/, '1'],
  ['a brace too many', '\n  }\n}', '\n  }\n}}', /One } too many .*: remove/, '11'],
])('a file with %s', (_, right, wrong, message, place = '2 title', advised = right) => {
  const sample = new SampleLocales();
  const mistaken = sample.textOf(file).replace(right, wrong);
  sample.write(file, mistaken);
  const [found = '', ...others] = sample.problems();
  expect(others).toEqual([]);
  expect(found).toContain(`locales/${file}:${place}: `);
  expect(found.replace(/^.*?: /, '')).toMatch(message);
  sample.write(file, mistaken.replace(wrong, advised));
  expect(sample.problems()).toEqual([]);
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['is empty', '', /home.json:1: The file is empty: write {} into it/],
  ['is a list', '[]', /home.json:1: The file holds \[\]: .* one group in braces/],
  ['ends after a comma', '{"a": {\n"b": "",', /home.json:2 a.b: .* comma, and write }} below/],
  ['has no last brace', '{"a": {\n"b": ""}', /home.json:2 a.b: .* ends before .*: write } below/],
  ['has two groups', '{}\n{}', /home.json:1: The file’s group ends with this }, but more follows/],
  ['is in another encoding', Uint8Array.of(123, 0xe9, 125), /home.json:1: .*not in UTF-8: save/],
  ['is RTF', '{\\rtf1\\ansi', /is not JSON: save it as plain text/],
  ['is HTML', '<!DOCTYPE html><p>', /is not JSON: save it as plain text/],
  ['is code', 'export default {}', /is not JSON: save it as plain text/],
  ['is YAML', 'page:\n  title: x', /is not JSON: save it as plain text/],
  ['is Markdown', '```json\n{}', /is not JSON: save it as plain text/],
])('a file that %s', (_, content, message) => {
  const sample = new SampleLocales();
  sample.write(file, content);
  expect(sample.problems()).toEqual([expect.stringMatching(message)]);
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
  const figures = sample.textOf('figures.json');
  sample.write('figures.json', figures.replace('30000000', wrong));
  const place = 'locales/figures.json:4 maximum.value';
  const message = `${place}: “${wrong}” is no number: write ${right}`;
  expect(sample.problems()[0]).toContain(message);
});
