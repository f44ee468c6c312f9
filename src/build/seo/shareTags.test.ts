import { expect, test } from 'vitest';
import { createTranslations } from '../../i18n/createTranslations.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { type Language, source } from '../../i18n/languages.ts';
import { readTranslations } from '../translations/readTranslations.ts';
import { shareTags } from './shareTags.ts';

const page = { title: 'T', description: 'D', url: 'https://a.example/x' };

async function localeOf(tag: string, formatLocale: string): Promise<string | undefined> {
  const translations = createTranslations(readTranslations);
  await translations.load(source, ['common']);
  const language: Language = { ...source, tag, formatLocale };
  const tags = shareTags({ ...createTranslator(translations.in(source)), language }, page);
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
