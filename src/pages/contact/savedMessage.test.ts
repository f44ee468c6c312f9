// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  changeSavedMessage,
  fillIn,
  keepReceipt,
  readReceipt,
  readSavedMessage,
  useSavedMessage,
  valuesOf,
} from './savedMessage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  changeSavedMessage({ values: {} });
});

/** The entries of the session storage: one or none. */
const stored = () => Object.values({ ...sessionStorage });

test('what was typed is kept through a reload, until the form is empty again', async () => {
  changeSavedMessage({ values: { name: 'Ngọzi', message: 'A\nb' }, product: 'car' });
  changeSavedMessage({ mayHaveArrived: true });
  expect(readSavedMessage()).toEqual({
    values: { name: 'Ngọzi', message: 'A\nb' },
    product: 'car',
    mayHaveArrived: true,
  });
  vi.resetModules();
  const reloaded = await import('./savedMessage.ts');
  expect(reloaded.readSavedMessage()).toEqual(readSavedMessage());
  changeSavedMessage({ values: { name: '', message: '' } });
  expect(readSavedMessage()).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('the message that another document of the tab has saved is read', () => {
  changeSavedMessage({ values: { name: 'N' } });
  const [key = ''] = Object.keys({ ...sessionStorage });
  sessionStorage.setItem(key, '{"values":{"name":"M"}}');
  expect(readSavedMessage()?.values).toEqual({ name: 'M' });
});

test('the product from the address does not count as typed', () => {
  changeSavedMessage({ values: { loanType: 'car', name: '' }, product: 'car' });
  expect(readSavedMessage()).toBeUndefined();
  changeSavedMessage({ values: { loanType: 'business', name: '' }, product: 'car' });
  expect(readSavedMessage()?.values.loanType).toBe('business');
  changeSavedMessage({ values: { loanType: 'car', message: 'car' }, product: 'car' });
  expect(readSavedMessage()?.values.message).toBe('car');
});

test.each(['', 'null', '[]', '"text"', '{"values":', '{"values":null}'])(
  'invalid data in the storage is harmless: %s',
  async (rubbish) => {
    changeSavedMessage({ values: { name: 'N' } });
    for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, rubbish);
    vi.resetModules();
    const reloaded = await import('./savedMessage.ts');
    expect(reloaded.readSavedMessage()).toBeUndefined();
    reloaded.changeSavedMessage({ values: { name: 'M' } });
    expect(reloaded.readSavedMessage()?.values).toEqual({ name: 'M' });
  },
);

test('a receipt is read as it was kept, and invalid data in its place is no receipt', () => {
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

test('where storage is blocked, the saved message lasts as long as the application', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  changeSavedMessage({ values: { name: 'N' } });
  expect(readSavedMessage()?.values).toEqual({ name: 'N' });
  changeSavedMessage({ values: {} });
  expect(readSavedMessage()).toBeUndefined();
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

test('a form in the back/forward cache gets the newer saved message', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Old">';
  renderHook(() => useSavedMessage({ current: form }, undefined, ''));
  changeSavedMessage({ values: { name: 'New' } });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(valuesOf(form)).toMatchObject({ name: 'New' });
});
