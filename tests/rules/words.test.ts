import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import policy from '../../locales/en/policy-personal-information.json' with { type: 'json' };
import figures from '../../locales/figures.json' with { type: 'json' };
import { escapeRegExp } from '../../src/locales/files/Locales.ts';

test('every figure is used by a text, and no text contains a literal one', () => {
  const texts = readdirSync('locales/en')
    .filter((name) => name.endsWith('.json') && name !== 'meta.json')
    .map((name) => readFileSync(`locales/en/${name}`, 'utf8'));
  const names = /\b(?:Act|Regulations?) (?:19|20)\d\d\b|Accessibility Guidelines, version 2\.2/g;
  const literal = texts.flatMap((text) => text.replace(names, '').match(/: ".*\d.*"/g) ?? []);
  expect(literal).toEqual([]);
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:facts|pages).*\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
    .join('');
  const isInCode = (name: string) => new RegExp(`\\b${escapeRegExp(name)}\\b`).test(code);
  const unused = Object.keys(figures).filter(
    (name) => !texts.join('').includes(`{{${name}}}`) && !isInCode(name),
  );
  expect(unused).toEqual([]);
});

test('the policy lists each thing that the site keeps in the browser', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
    .join('');
  // The variable with the key of an item, or the name of a cache.
  const kept = code.match(/(?<=(?<!function )(?:storeInTab|caches\.open)\()[^,)]+/g);
  const { points } = policy.parts['kept-in-your-browser'];
  expect(new Set(kept).size).toBe(Object.keys(points).length);
});

const languages = readdirSync('locales', { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
);

test.each(languages.map(({ name }) => name))('%s: texts suit what stands beside them', (tag) => {
  const source = (name: string) => readFileSync(`locales/${tag}/${name}`, 'utf8');
  const { sent } = JSON.parse(source('contact.json'));
  // Screen readers read the time limit right after the title.
  expect(sent?.title || '.').toMatch(/\p{Sentence_Terminal}$/u);
  // A brand or a city may begin with any letter, so no word before it may be elided.
  const texts = readdirSync(`locales/${tag}`).filter((name) => name.endsWith('.json'));
  const joined = texts.flatMap(
    (name) => source(name).match(/\S*[’'ʼ]\{\{(?:brand|city|address)\}\}/g) ?? [],
  );
  expect(joined).toEqual([]);
});
