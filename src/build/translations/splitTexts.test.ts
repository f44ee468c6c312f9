import { expect, test } from 'vitest';
import { splitTexts } from './splitTexts.ts';

const english = {
  title: 'Title',
  list: { first: 'First', second: 'Second', third: 'Third' },
  month_one: '{{amount}} month',
  month_other: '{{amount}} months',
};

test('a namespace without a text of the language is English', () => {
  expect(splitTexts(english, {}, 'ha')).toEqual({ own: {}, en: english });
  expect(splitTexts(english, { title: '' }, 'ha')).toEqual({ own: {}, en: english });
});

test('a complete translation needs no English', () => {
  const own = { ...english, title: 'Take' };
  expect(splitTexts(english, own, 'ha')).toEqual({ own, en: {} });
});

test('absent and empty texts are null, in the order of the source, and come in English', () => {
  const given = { list: { third: 'Na uku', first: '' }, month_one: 'a', month_other: 'b' };
  const { own, en } = splitTexts(english, given, 'ha');
  expect(own).toEqual({
    title: null,
    list: { first: null, second: null, third: 'Na uku' },
    month_one: 'a',
    month_other: 'b',
  });
  expect(en).toEqual({ title: 'Title', list: { first: 'First', second: 'Second' } });
  const { list } = own as { list: object };
  expect(Object.keys(list)).toEqual(['first', 'second', 'third']);
});

test('a language has the plural forms of its own categories, no more', () => {
  const split = splitTexts({ month_one: 'a', month_other: 'b' }, { month_other: 'oṣù' }, 'yo');
  expect(split).toEqual({ own: { month_other: 'oṣù' }, en: {} });
});

test('a plural that lacks a form comes in English as a whole', () => {
  const given = { month_one: 'شهر', month_other: 'شهور' };
  const { own, en } = splitTexts({ month_one: 'a', month_other: 'b' }, given, 'ar');
  expect(own).toMatchObject({ ...given, month_few: null });
  expect(en).toEqual({ month_one: 'a', month_other: 'b' });
});

test('a text where a group should be, or the other way round, counts as missing', () => {
  const given = { title: { a: 'b' }, list: 'x', more: 'own' };
  const { own, en } = splitTexts({ title: 'T', list: { a: 'A' }, more: 'M' }, given, 'ha');
  expect(own).toEqual({ title: null, list: { a: null }, more: 'own' });
  expect(en).toEqual({ title: 'T', list: { a: 'A' } });
});
