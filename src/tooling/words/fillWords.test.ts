import { expect, test } from 'vitest';
import { fillWords } from './fillWords.ts';

const source = {
  title: 'Title',
  list: { first: 'First', second: 'Second', third: 'Third' },
  month_one: '{{amount}} month',
  month_other: '{{amount}} months',
};

test('English is itself', () => {
  expect(fillWords(source, source, 'en')).toEqual({ en: source });
});

test('a namespace that a language lacks is English', () => {
  expect(fillWords(source, undefined, 'ha')).toEqual({ en: source });
});

test('a complete translation needs no English', () => {
  const own = { ...source, title: 'Take' };
  expect(fillWords(source, own, 'ha')).toEqual({ ha: own });
});

test('absent and empty texts are null, in the order of the source, and come in English', () => {
  const own = { list: { third: 'Na uku', first: '' }, month_one: 'a', month_other: 'b' };
  const filled = fillWords(source, own, 'ha');
  expect(filled).toEqual({
    ha: {
      title: null,
      list: { first: null, second: null, third: 'Na uku' },
      month_one: 'a',
      month_other: 'b',
    },
    en: { title: 'Title', list: { first: 'First', second: 'Second' } },
  });
  expect(Object.keys(filled.ha?.list ?? {})).toEqual(['first', 'second', 'third']);
});

test('a language has the plural forms of its own categories, no more', () => {
  expect(fillWords({ month_one: 'a', month_other: 'b' }, { month_other: 'oṣù' }, 'yo')).toEqual({
    yo: { month_other: 'oṣù' },
  });
});

test('a plural that lacks a form keeps the forms it has and brings the English ones', () => {
  const own = { month_one: 'شهر', month_other: 'شهور' };
  const filled = fillWords({ month_one: 'a', month_other: 'b' }, own, 'ar');
  expect(filled.ar).toMatchObject({ ...own, month_few: null });
  expect(filled.en).toEqual({ month_one: 'a', month_other: 'b' });
});

test('a text where a group should be, or the other way round, counts as missing', () => {
  const own = { title: { a: 'b' }, list: 'x' };
  expect(fillWords({ title: 'T', list: { a: 'A' } }, own, 'ha')).toEqual({
    ha: { title: null, list: { a: null } },
    en: { title: 'T', list: { a: 'A' } },
  });
});
