// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  changeDraft,
  fillIn,
  keepReceipt,
  readDraft,
  readReceipt,
  useDraft,
  valuesOf,
} from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  changeDraft({ values: {} });
});

/** The entries of the session storage: one or none. */
const stored = () => Object.values({ ...sessionStorage });

test('what was typed is kept through a reload, until the form is empty again', async () => {
  changeDraft({ values: { name: 'Ngọzi', message: 'A\nb' }, product: 'car' });
  changeDraft({ mayHaveArrived: true });
  expect(readDraft()).toEqual({
    values: { name: 'Ngọzi', message: 'A\nb' },
    product: 'car',
    mayHaveArrived: true,
  });
  vi.resetModules();
  const reloaded = await import('./draft.ts');
  expect(reloaded.readDraft()).toEqual(readDraft());
  changeDraft({ values: { name: '', message: '' } });
  expect(readDraft()).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('a draft of another document of the tab is read', () => {
  changeDraft({ values: { name: 'N' } });
  const [key = ''] = Object.keys({ ...sessionStorage });
  sessionStorage.setItem(key, '{"values":{"name":"M"}}');
  expect(readDraft()?.values).toEqual({ name: 'M' });
});

test('the product that the address chose is nothing typed', () => {
  changeDraft({ values: { loanType: 'car', name: '' }, product: 'car' });
  expect(readDraft()).toBeUndefined();
  changeDraft({ values: { loanType: 'business', name: '' }, product: 'car' });
  expect(readDraft()?.values.loanType).toBe('business');
  changeDraft({ values: { loanType: 'car', message: 'car' }, product: 'car' });
  expect(readDraft()?.values.message).toBe('car');
});

test.each(['', 'null', '[]', '"text"', '{"values":', '{"values":null}'])(
  'rubbish in the storage is harmless: %s',
  async (rubbish) => {
    changeDraft({ values: { name: 'N' } });
    for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, rubbish);
    vi.resetModules();
    const reloaded = await import('./draft.ts');
    expect(reloaded.readDraft()).toBeUndefined();
    reloaded.changeDraft({ values: { name: 'M' } });
    expect(reloaded.readDraft()?.values).toEqual({ name: 'M' });
  },
);

test('a receipt is read as it was kept, and rubbish in its place is none', () => {
  const receipt = { time: Date.UTC(2026, 10, 28), search: '?loanType=car' };
  keepReceipt(receipt);
  expect(readReceipt()).toEqual(receipt);
  const [key = ''] = Object.keys({ ...sessionStorage });
  for (const rubbish of [
    '',
    'null',
    '[]',
    '"x"',
    '{"time":',
    '{"time":"x","search":""}',
    '{"time":9e99,"search":""}',
  ]) {
    sessionStorage.setItem(key, rubbish);
    expect(readReceipt(), rubbish).toBeUndefined();
  }
  sessionStorage.clear();
  expect(readReceipt()).toBeUndefined();
});

test('where storage is blocked, the draft lasts as long as the application', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  changeDraft({ values: { name: 'N' } });
  expect(readDraft()?.values).toEqual({ name: 'N' });
  changeDraft({ values: {} });
  expect(readDraft()).toBeUndefined();
  keepReceipt({ time: 0, search: '' });
  expect(readReceipt()).toBeUndefined();
});

test('a form is filled in where it is empty, or where its values are outdated', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Typed"><input name="email"><input name="_gotcha">';
  fillIn(form, { name: 'Ngọzi', email: 'n@example.ng' });
  expect(valuesOf(form)).toMatchObject({ name: 'Typed', email: 'n@example.ng', message: '' });
  fillIn(form, { name: 'Ngọzi' }, () => true);
  expect(valuesOf(form)).toMatchObject({ name: 'Ngọzi', email: 'n@example.ng' });
});

test('a form of the back/forward cache gets the newer draft', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Old">';
  renderHook(() => useDraft({ current: form }, undefined, ''));
  changeDraft({ values: { name: 'New' } });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(valuesOf(form)).toMatchObject({ name: 'New' });
});
