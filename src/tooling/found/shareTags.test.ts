import { expect, test } from 'vitest';
import { type Language, source } from '../../i18n/languages.ts';
import { createWordStore } from '../../i18n/wordStore.ts';
import { wordsIn } from '../../i18n/words.ts';
import { readWords } from '../words/LocaleFolder.ts';
import { shareTags } from './shareTags.ts';

const page = { title: 'T', description: 'D', url: 'https://a.example/x' };

async function localeOf(tag: string, formatLocale: string): Promise<string | undefined> {
  const store = createWordStore(readWords);
  await store.load(source, ['common']);
  const language: Language = { ...source, tag, formatLocale };
  const tags = shareTags({ ...wordsIn(store, source), language }, page);
  return tags.find(({ attributes }) => attributes.property === 'og:locale')?.attributes.content;
}

test.each([
  ['en', 'en-NG', 'en_NG'],
  ['fr', 'fr-FR', 'fr_FR'],
  ['sr-Latn', 'sr-Latn-RS', 'sr_RS'],
  ['ha', 'en-NG', undefined],
  ['fr', 'fr', undefined],
])('%s, whose numbers are written as in %s, has the locale %s', async (tag, format, locale) => {
  expect(await localeOf(tag, format)).toBe(locale);
});
