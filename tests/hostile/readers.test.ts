// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { dismissSuggestion, preferredLanguage } from '../../src/i18n/languagePreference.ts';
import { testReaders } from './testReaders.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

testReaders(500);

test('storage that is forbidden is no memory, and no obstacle', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
  expect(() => localStorage).toThrow('denied');
  vi.resetModules();
  const { savedPosition, storePositions } = await import('../../src/app/scrollPositions.ts');
  dismissSuggestion();
  storePositions();
  expect(preferredLanguage()?.tag).toBe('en');
  const entry = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  expect(savedPosition(entry)).toBeUndefined();
});
