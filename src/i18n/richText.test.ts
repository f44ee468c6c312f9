import { expect, test } from 'vitest';
import { mapTexts, parseRichText } from './richText.ts';

test.each([
  ['plain', ['plain']],
  ['See <car>car</car>.', ['See ', { tag: 'car', parts: ['car'] }, '.']],
  ['<a>one <b>two</b></a>', [{ tag: 'a', parts: ['one ', { tag: 'b', parts: ['two'] }] }]],
  ['<a></a>', [{ tag: 'a', parts: [] }]],
  ['5 < 6 and 7 > 2', ['5 < 6 and 7 > 2']],
  ['<img src=x> <cars>unknown</cars>', ['<img src=x> <cars>unknown</cars>']],
])('%s', (text, parts) => {
  expect(parseRichText(text, ['a', 'b', 'car'])).toEqual(parts);
});

test.each([
  ['<a>never closed', [{ tag: 'a', parts: ['never closed'] }]],
  ['closed</a> only', ['closed', ' only']],
  [
    '<a>crossed <b>over</a></b>',
    [{ tag: 'a', parts: ['crossed ', { tag: 'b', parts: ['over'] }] }],
  ],
])('what the checks refuse still loses no word: %s', (text, parts) => {
  expect(parseRichText(text, ['a', 'b', 'car'])).toEqual(parts);
});

test('attributes are forgotten', () => {
  expect(parseRichText('<car href="https://evil.example">x</car>', ['car'])).toEqual([
    { tag: 'car', parts: ['x'] },
  ]);
});

test('texts change at every depth', () => {
  const parts = mapTexts(parseRichText('a<b>c<d>e</d></b>', ['b', 'd']), (text) =>
    text.toUpperCase(),
  );
  expect(parts).toEqual(['A', { tag: 'b', parts: ['C', { tag: 'd', parts: ['E'] }] }]);
});
