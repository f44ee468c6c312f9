import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import figures from '../../locales/figures.json' with { type: 'json' };
import { escapeRegExp } from '../../src/localeChecker/checkGlossary.ts';
import { expectedTexts } from '../../src/localeChecker/compareKeys.ts';
import { readSource } from '../../src/localeChecker/inspectLocales.ts';
import { Locales } from '../../src/localeChecker/Locales.ts';
import { languageRules } from '../../src/localeChecker/languageRules.ts';

const source = readSource(new Locales('locales'));
const english = new Map(
  readdirSync('locales/en')
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.replace('.json', ''), readFileSync(`locales/en/${name}`, 'utf8')]),
);

/** A key in code: literal, or with `${…}` for a computed name. */
const keyInCode = /(?<=['"`{])([a-z][\w-]*(?:\$\{[^}]+\})?:(?:\$\{[^}]+\}|[\w.-])+)/gi;

/** The pattern of the English keys that a key in code uses; a group uses all keys below it. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]+\}/).map(escapeRegExp);
  return new RegExp(`^${parts.join('[\\w.-]+')}(?:$|\\.)`);
}

/** The English keys that neither the code of a folder nor `index.html` uses, as `namespace:key`. */
function unusedKeys(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  const texts = [...files, 'index.html'].map((file) => readFileSync(file, 'utf8'));
  const used = new Set(texts.flatMap((text) => text.match(keyInCode) ?? []));
  const patterns = [...used].map(patternOf);
  const keys = [...source.namespaces].flatMap(([namespace, { content = {} }]) =>
    expectedTexts(namespace, content, content, languageRules('en')).map(
      ({ noteKey }) => `${namespace}:${noteKey}`,
    ),
  );
  return [...new Set(keys)].filter((key) => !patterns.some((pattern) => pattern.test(key)));
}

test('every English text is used, and an unused one is detected', () => {
  expect(unusedKeys('src')).toEqual([]);
  expect(unusedKeys('src/ui')).toContain('home:hero.title');
});

test('every figure is used by a text, and no text contains a literal one', () => {
  const texts = [...english].filter(([name]) => name !== 'meta').map(([, text]) => text);
  const names = /Nigeria Data Protection Act 2023|Accessibility Guidelines, version 2\.2/g;
  const literal = texts.flatMap((text) => text.replace(names, '').match(/: ".*\d.*"/g) ?? []);
  expect(literal).toEqual([]);
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:site|pages).*\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
    .join('');
  const unused = Object.keys(figures).filter(
    (name) => !texts.join('').includes(`{{${name}}}`) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  expect(unused).toEqual([]);
});
