// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, forgetDraft, readDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The entries of the session storage: one or none. */
const stored = () => Object.values({ ...sessionStorage });

test('what was typed is kept until it is forgotten', () => {
  changeDraft({ values: { name: 'Ngọzi', message: 'A\nb' }, product: 'car' });
  changeDraft({ mayHaveArrived: true });
  expect(readDraft()).toEqual({
    values: { name: 'Ngọzi', message: 'A\nb' },
    product: 'car',
    opening: null,
    mayHaveArrived: true,
  });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('a form that is empty again leaves nothing behind', () => {
  changeDraft({ values: { name: 'N' } });
  changeDraft({ values: { name: '', message: '' } });
  expect(stored()).toEqual([]);
});

test('the product that the address chose is nothing typed', () => {
  changeDraft({ values: { loanType: 'car', name: '' }, product: 'car' });
  expect(readDraft()).toBeUndefined();
  changeDraft({ values: { loanType: 'business', name: '' }, product: 'car' });
  expect(readDraft()?.values.loanType).toBe('business');
});

test('a message that the address began is nothing typed', () => {
  changeDraft({ values: { message: 'About a loan' }, opening: 'About a loan' });
  expect(readDraft()).toBeUndefined();
  changeDraft({ values: { message: 'About a loan of my own' }, opening: 'About a loan' });
  expect(readDraft()?.values.message).toBe('About a loan of my own');
});

test.each([
  '',
  'null',
  '[]',
  '"text"',
  '{"values":',
  '{"values":null}',
  '{"values":[["name","x"]]}',
  '{"values":{"name":7,"colour":"x","__proto__":{"name":"x"}},"product":[]}',
])('rubbish in the storage is harmless: %s', (rubbish) => {
  changeDraft({ values: { name: 'N' } });
  for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, rubbish);
  expect(Object.values(readDraft()?.values ?? {})).toEqual([]);
  changeDraft({ mayHaveArrived: true });
  changeDraft({ values: { name: 'M' } });
  expect(readDraft()?.values).toEqual({ name: 'M' });
});

test('storage that throws is harmless', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  changeDraft({ values: { name: 'N' } });
  expect(readDraft()).toBeUndefined();
  expect(forgetDraft).not.toThrow();
});
