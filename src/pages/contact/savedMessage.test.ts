// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { valuesOf } from './controls.ts';
import { readReceipt, storeReceipt } from './Receipt.tsx';
import { changeSavedMessage, readSavedMessage, useSavedMessage } from './savedMessage.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the product from the address does not count as typed, another one does', () => {
  changeSavedMessage({ values: { loanType: 'car', name: '' }, product: 'car' });
  expect(readSavedMessage()).toBeUndefined();
  changeSavedMessage({ values: { loanType: 'business', name: '' }, product: 'car' });
  expect(readSavedMessage()?.values.loanType).toBe('business');
});

test.each([
  '',
  'null',
  '[]',
  '"text"',
  '{"values":',
  '{"values":null}',
  '{"time":1}',
  '{"time":9e99,"search":""}',
])('invalid data in the storage is harmless: %s', (rubbish) => {
  changeSavedMessage({ values: { name: 'N' } });
  storeReceipt({ time: 0, search: '' });
  for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, rubbish);
  expect(readSavedMessage()).toBeUndefined();
  expect(readReceipt()).toBeUndefined();
  changeSavedMessage({ values: { name: 'M' } });
  expect(readSavedMessage()?.values).toEqual({ name: 'M' });
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
  storeReceipt({ time: 0, search: '' });
  expect(readReceipt()).toMatchObject({ time: 0, search: '' });
});

test('a form in the back/forward cache gets what another document of the tab has saved', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Old"><input name="phone" value="0803">';
  renderHook(() => useSavedMessage({ current: form }, undefined, ''));
  const [key = ''] = Object.keys({ ...sessionStorage });
  sessionStorage.setItem(key, '{"values":{"name":"New","phone":""}}');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(valuesOf(form)).toMatchObject({ name: 'New', phone: '' });
});

test('a form in the back/forward cache is empty if its message was sent since', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name">';
  renderHook(() => useSavedMessage({ current: form }, undefined, ''));
  form.querySelector('input')?.setRangeText('Old');
  storeReceipt({ time: 0, search: '' });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(valuesOf(form)).toMatchObject({ name: '' });
});
