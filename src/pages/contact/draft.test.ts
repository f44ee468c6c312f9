// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, forgetDraft, readDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** What this tab holds, which is one entry or none. */
const stored = () => Object.values({ ...sessionStorage });

test('what was typed is kept until it is forgotten', () => {
  changeDraft({ typed: { name: 'Ngọzi', message: 'A\nb' }, product: 'car' });
  changeDraft({ mayHaveArrived: true });
  expect(readDraft()).toEqual({
    typed: { name: 'Ngọzi', message: 'A\nb' },
    product: 'car',
    mayHaveArrived: true,
  });
  forgetDraft();
  expect(readDraft()).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('a form that is empty again leaves nothing behind', () => {
  changeDraft({ typed: { name: 'N' } });
  changeDraft({ typed: { name: '', message: '' } });
  expect(stored()).toEqual([]);
});

test('the product that the address chose is nothing typed', () => {
  changeDraft({ typed: { loanType: 'car', name: '' }, product: 'car' });
  expect(readDraft()).toBeUndefined();
  changeDraft({ typed: { loanType: 'business', name: '' }, product: 'car' });
  expect(readDraft()?.typed.loanType).toBe('business');
});

test.each([
  '',
  'null',
  '[]',
  '"text"',
  '{"typed":',
  '{"typed":null}',
  '{"typed":[["name","x"]]}',
  '{"typed":{"name":7,"colour":"x","__proto__":{"name":"x"}},"product":[]}',
])('rubbish in the storage is harmless: %s', (rubbish) => {
  changeDraft({ typed: { name: 'N' } });
  for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, rubbish);
  expect(Object.values(readDraft()?.typed ?? {})).toEqual([]);
  changeDraft({ mayHaveArrived: true });
  changeDraft({ typed: { name: 'M' } });
  expect(readDraft()?.typed).toEqual({ name: 'M' });
});

test('storage that throws is harmless', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  changeDraft({ typed: { name: 'N' } });
  expect(readDraft()).toBeUndefined();
  expect(forgetDraft).not.toThrow();
});
