import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import figures from '../../locales/figures.json';
import { noNamespaces } from '../../src/localeChecker/Locales.ts';
import { filesIn } from '../support/sourceFiles.ts';

interface English {
  readonly key: string;
  readonly text: string;
}

function leaves(tree: object, prefix: string): English[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = prefix.endsWith(':') ? prefix + name : `${prefix}.${name}`;
    return typeof value === 'string' ? [{ key, text: value }] : leaves(value, key);
  });
}

const files = filesIn('locales/en', '.json').filter(
  (file) =>
    path.dirname(file) === path.join('locales', 'en') && !noNamespaces.has(path.basename(file)),
);
const english = files.flatMap((file) =>
  leaves(JSON.parse(readFileSync(file, 'utf8')), `${path.basename(file, '.json')}:`),
);

function placeholders({ text }: English): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}

function offending(isWrong: (entry: English) => boolean): string[] {
  return english.filter(isWrong).map(({ key, text }) => `${key}: ${text}`);
}

test('every figure is used by a text or by code', () => {
  const code = filesIn('src', '.ts', '.tsx').map((file) => readFileSync(file, 'utf8'));
  const used = new Set(english.flatMap(placeholders));
  const imports = /import \{[^}]*\} from '[./]*locales\/figures\.json'/g;
  const imported = code.flatMap((text) => text.match(imports) ?? []).join(' ');
  const isNamed = (name: string) => code.some((text) => text.includes(`'${name}'`));
  const unused = Object.keys(figures).filter(
    (name) => !used.has(name) && !isNamed(name) && !new RegExp(`\\b${name}\\b`).test(imported),
  );
  expect(unused).toEqual([]);
});

test('no text contains a literal figure, which belongs in figures.json', () => {
  const names =
    /Nigeria Data Protection Act 2023|Web Content Accessibility Guidelines, version 2\.2/;
  const withoutNames = (text: string) => text.replace(names, '');
  expect(offending(({ text }) => /\d/.test(withoutNames(text)))).toEqual([]);
});

test('every text is in NFC, without straight quotes or stray white space', () => {
  expect(offending(({ text }) => text !== text.normalize('NFC'))).toEqual([]);
  expect(offending(({ text }) => /\w['"]\w/.test(text))).toEqual([]);
  expect(offending(({ text }) => text !== text.trim() || text === '')).toEqual([]);
});

test('no text nests, skips escaping, or carries markup other than plain pairs of tags', () => {
  expect(offending(({ text }) => /\$t\(|\{\{-/.test(text))).toEqual([]);
  const withoutPairs = (text: string) => text.replace(/<(\w+)>([^<]*)<\/\1>/g, '$2');
  expect(offending(({ text }) => /[<>]/.test(withoutPairs(text)))).toEqual([]);
});
