import { expect, test } from 'vitest';
import { english, languageOf, languages, localizedPath, unlocalizedPath } from './languages.ts';

/** Any translation, if there is one. */
const tag = languages.at(-1)?.tag ?? '';
const escaped = `%${tag.charCodeAt(0).toString(16)}${tag.slice(1)}`;

test.each([
  [`/${tag}`, tag, '/'],
  [`/${tag}/contactus/`, tag, '/contactus'],
  // The router takes it for the tag, too.
  [`/${escaped}/contactus`, tag, '/contactus'],
  ['/en/contactus', english.tag, '/en/contactus'],
  ['/hausa/x', english.tag, '/hausa/x'],
  // A link to `//other.example` would lead to another site.
  ['//other.example/contactus', english.tag, '/other.example/contactus'],
  [`/${tag}//other.example`, tag, '/other.example'],
])('%s is a page in the language %s: %s', (path, language, page) => {
  expect([languageOf(path).tag, unlocalizedPath(path)]).toEqual([language, page]);
});

test('a path keeps its query below the prefix of a language', () => {
  const path = localizedPath('/contactus?loanType=car', { ...english, tag: 'ha' });
  expect(path).toBe('/ha/contactus?loanType=car');
});
