import { expect, test } from 'vitest';
import {
  english,
  type Language,
  languageOf,
  languages,
  localizedPath,
  pagePath,
} from './languages.ts';

const hausa: Language = {
  tag: 'ha',
  name: 'Hausa',
  dir: 'ltr',
  status: 'draft',
  formatLocale: 'en-NG',
};

test('English has no prefix, every other language has its tag', () => {
  expect(localizedPath('/resources/faq', english)).toBe('/resources/faq');
  expect(localizedPath('/', english)).toBe('/');
  expect(localizedPath('/resources/faq', hausa)).toBe('/ha/resources/faq');
  expect(localizedPath('/', hausa)).toBe('/ha');
  expect(localizedPath('/contactus?loanType=car', hausa)).toBe('/ha/contactus?loanType=car');
});

test('an address without a known prefix is English, and stays as it is', () => {
  for (const path of ['/', '/contactus', '/en/contactus', '/hausa/x']) {
    expect(languageOf(path)).toBe(english);
    expect(pagePath(path)).toBe(path);
  }
});

test('an escaped prefix is a prefix, as it is for the router', () => {
  const tag = languages.at(-1)?.tag ?? '';
  const escaped = `/%${tag.charCodeAt(0).toString(16)}${tag.slice(1)}`;
  expect(languageOf(`${escaped}/contactus`).tag).toBe(tag);
  expect(pagePath(`${escaped}/contactus`)).toBe('/contactus');
});

test('a path has no prefix and no slash at its end, and leads to no other site', () => {
  const tag = languages.at(-1)?.tag ?? '';
  expect(pagePath(`/${tag}`)).toBe('/');
  expect(pagePath(`/${tag}/resources/faq/`)).toBe('/resources/faq');
  expect(pagePath('//other.example/contactus')).toBe('/other.example/contactus');
  expect(pagePath(`/${tag}//other.example`)).toBe('/other.example');
});
