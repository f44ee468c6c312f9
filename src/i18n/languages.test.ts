import { expect, test } from 'vitest';
import {
  type Language,
  languageOf,
  languages,
  localizedPath,
  source,
  withoutLanguage,
} from './languages.ts';

const hausa: Language = {
  tag: 'ha',
  name: 'Hausa',
  dir: 'ltr',
  status: 'draft',
  formatLocale: 'en-NG',
};

test('English has no prefix, every other language has its tag', () => {
  expect(localizedPath('/resources/faq', source)).toBe('/resources/faq');
  expect(localizedPath('/', source)).toBe('/');
  expect(localizedPath('/resources/faq', hausa)).toBe('/ha/resources/faq');
  expect(localizedPath('/', hausa)).toBe('/ha');
  expect(localizedPath('/contactus?loanType=car', hausa)).toBe('/ha/contactus?loanType=car');
});

test('an address without a known prefix is English, and stays as it is', () => {
  for (const path of ['/', '/contactus', '/en/contactus', '/hausa/x', '']) {
    expect(languageOf(path)).toBe(source);
    expect(withoutLanguage(path)).toBe(path);
  }
});

test('an address without its prefix leads to no other site', () => {
  const tag = languages.at(-1)?.tag ?? '';
  expect(withoutLanguage('//other.example/contactus')).toBe('/other.example/contactus');
  expect(withoutLanguage(`/${tag}//other.example`)).toBe('/other.example');
});

test('an escaped prefix is a prefix, as the router reads it', () => {
  const tag = languages.at(-1)?.tag ?? '';
  const escaped = `/%${tag.charCodeAt(0).toString(16)}${tag.slice(1)}`;
  expect(languageOf(`${escaped}/contactus`).tag).toBe(tag);
  expect(withoutLanguage(`${escaped}/contactus`)).toBe('/contactus');
  // If one segment is malformed, the router decodes none.
  expect(languageOf(`${escaped}/%E0%A4%A`)).toBe(source);
});
