import { expect, test, vi } from 'vitest';
import { english, type Language } from './languages.ts';
import { createTextStore, fetchTranslationsFile, type TranslationsFile } from './textStore.ts';
import { isFallback, textsIn } from './texts.ts';

const hausa: Language = { ...english, tag: 'ha' };
const yoruba: Language = { ...english, tag: 'yo' };

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
    fallback: { 'policy-scope': { parts: { third: { heading: 'Three' } } } },
  },
  yo: {
    own: { common: { units: { month_6: 'oṣù mẹ́fà', month_other: 'oṣù {{amount}}' } } },
    fallback: { 'policy-scope': { parts } },
  },
  en: { own: {}, fallback: { 'policy-scope': { parts } } },
};

function loaded() {
  return createTextStore(async (tag) => files[tag] ?? { own: {}, fallback: {} });
}

test.each([
  [hausa, yoruba, english],
  [english, yoruba, hausa],
])('a list keeps the order of the English file, whatever was loaded before', async (...order) => {
  const textStore = loaded();
  for (const language of order) await textStore.load(language, 'policies');
  for (const language of order) {
    const i18n = textStore.instance(language);
    const found = textsIn(i18n, 'policy-scope:parts');
    expect(found.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    const [first, , third] = found.map((part) => i18n.t(part.key('heading')));
    expect([first, third]).toEqual([language === hausa ? 'Ɗaya' : 'One', 'Three']);
  }
});

test('a page is a fallback until one of its texts is translated', async () => {
  const textStore = loaded();
  for (const language of [hausa, yoruba, english]) await textStore.load(language, 'policies');
  const isUntranslated = (language: Language) =>
    isFallback(textStore.instance(language), 'policy-scope');
  expect([hausa, yoruba, english].map(isUntranslated)).toEqual([false, true, false]);
});

test('a file is loaded once, and again only after a failure', async () => {
  let reads = 0;
  const textStore = createTextStore(async () => {
    reads += 1;
    if (reads === 1) throw new Error('offline');
    return { own: {}, fallback: {} };
  });
  await expect(textStore.load(english, 'site')).rejects.toThrow('offline');
  await textStore.load(english, 'site');
  await Promise.all([textStore.load(english, 'site'), textStore.load(english, 'site')]);
  expect(reads).toBe(2);
});

const empty = { own: {}, fallback: {} };

test.each([
  ['an HTML page', () => new Response('<!doctype html>')],
  ['the JSON of a login page', () => Response.json({ error: 'login' })],
  ['no object', () => Response.json(null)],
  ['status 404', () => new Response('gone', { status: 404 })],
])('%s in place of a file: the file is requested once more, past the caches', async (_, wrong) => {
  const request = vi.fn<typeof fetch>(async (_url, options) =>
    options?.cache === 'reload' ? Response.json(empty) : wrong(),
  );
  vi.stubGlobal('fetch', request);
  expect(await fetchTranslationsFile('en', 'policies')).toEqual(empty);
  request.mockImplementation(async () => wrong());
  await expect(fetchTranslationsFile('en', 'policies')).rejects.toThrow(
    expect.objectContaining({ name: 'NotFoundError' }),
  );
  vi.unstubAllGlobals();
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('failed'))],
  [
    'half an answer',
    async () => new Response(new ReadableStream({ pull: (half) => half.error(new TypeError()) })),
  ],
  ['a failure of the server', async () => new Response('[]', { status: 503 })],
])('%s is a failure of the network', async (_, fail) => {
  vi.stubGlobal('fetch', fail);
  await expect(fetchTranslationsFile('en', 'policies')).rejects.toThrow(
    expect.objectContaining({ name: 'NetworkError' }),
  );
  vi.unstubAllGlobals();
});
