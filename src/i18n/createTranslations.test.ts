import { expect, test } from 'vitest';
import { createTranslations, type TranslationsFile } from './createTranslations.ts';
import { entries, isFallback } from './entries.ts';
import { type Language, source } from './languages.ts';

const hausa: Language = { ...source, tag: 'ha' };
const yoruba: Language = { ...source, tag: 'yo' };

const parts = {
  first: { heading: 'One' },
  second: { heading: 'Two' },
  third: { heading: 'Three' },
};

/** A policy that is partly translated in one language, untranslated in another, and in English. */
const files: Readonly<Record<string, TranslationsFile>> = {
  ha: {
    own: {
      'policy-scope': {
        parts: { ...parts, first: { heading: 'Ɗaya' }, third: { heading: null } },
      },
    },
    en: { 'policy-scope': { parts: { third: { heading: 'Three' } } } },
  },
  yo: {
    own: { common: { units: { month_6: 'oṣù mẹ́fà', month_other: 'oṣù {{amount}}' } } },
    en: { 'policy-scope': { parts } },
  },
  en: { own: {}, en: { 'policy-scope': { parts } } },
};

function loaded() {
  return createTranslations(async (tag) => files[tag] ?? { own: {}, en: {} });
}

const orders = [
  [hausa, yoruba, source],
  [yoruba, hausa, source],
  [source, hausa, yoruba],
  [hausa, source, yoruba],
];

test.each(orders)(
  'a list keeps the order of the English file, whatever was loaded before',
  async (...order) => {
    const translations = loaded();
    for (const language of order) await translations.load(language, 'policies');
    for (const language of order) {
      const i18n = translations.in(language);
      const found = entries(i18n, 'policy-scope:parts');
      expect(found.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
      const [first, , third] = found.map((entry) => i18n.t(entry.at('heading')));
      expect([first, third]).toEqual([language === hausa ? 'Ɗaya' : 'One', 'Three']);
    }
  },
);

test('a page is a fallback until a text of it is translated', async () => {
  const translations = loaded();
  for (const language of [hausa, yoruba, source]) await translations.load(language, 'policies');
  const isUntranslated = (language: Language) =>
    isFallback(translations.in(language), 'policy-scope');
  expect([hausa, yoruba, source].map(isUntranslated)).toEqual([false, true, false]);
});

test('a file is loaded once, and again after a failure', async () => {
  let reads = 0;
  const translations = createTranslations(async () => {
    reads += 1;
    if (reads === 1) throw new Error('offline');
    return { own: {}, en: {} };
  });
  await expect(translations.load(source, 'site')).rejects.toThrow('offline');
  await translations.load(source, 'site');
  await Promise.all([translations.load(source, 'site'), translations.load(source, 'site')]);
  expect(reads).toBe(2);
});
