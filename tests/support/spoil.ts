import { rmSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { inspectLanguage, inspectLocales } from '../../src/localeChecker/inspectLanguage.ts';
import { Locales } from '../../src/localeChecker/Locales.ts';
import { problemLine } from '../../src/localeChecker/Problem.ts';
import { readSource } from '../../src/localeChecker/readSource.ts';
import { copyOf, englishLocales, type SampleLocales } from './sampleLocales.ts';

const namespaces = [
  'common',
  'company',
  'contact',
  'faq',
  'home',
  'policy-updates-policy',
  'product',
];

/** The real English texts and a complete, correct Hausa translation. */
export const clean = englishLocales(namespaces);
clean.translate('ha', ['one', 'other']);
afterAll(() => rmSync(clean.folder, { recursive: true }));

const source = readSource(new Locales(clean.folder));

/** Makes a mistake in a copy of the clean files. */
export type Spoil = (sample: SampleLocales) => void;

interface Spoilt {
  readonly sample: SampleLocales;
  readonly found: readonly string[];
}

/** All problems of the whole folder after a change. */
export function inspectAfter(spoil: Spoil): Spoilt {
  const sample = copyOf(clean);
  spoil(sample);
  return { sample, found: inspectLocales(sample.folder).problems.map(problemLine) };
}

/** All problems after a change in the Hausa files, without checking the others again. */
export function inspectHausaAfter(spoil: Spoil): Spoilt {
  const sample = copyOf(clean, ['ha']);
  spoil(sample);
  const { problems } = inspectLanguage(new Locales(sample.folder), 'ha', source);
  return { sample, found: problems.map(problemLine) };
}

/** Expects exactly one problem, at a file and key. */
export function expectOne(spoil: Spoil, file: string, key: string, text: string | RegExp): void {
  const inspect = file.startsWith('ha/') ? inspectHausaAfter : inspectAfter;
  const { sample, found } = inspect(spoil);
  const place = `locales/${file}:${sample.lineOf(file, key)} ${key}: `;
  expect(found).toEqual([expect.stringContaining(place)]);
  expect(found[0]?.slice(place.length)).toMatch(text);
}

/** Replaces a part of a text. */
export function replaced(file: string, key: string, from: string | RegExp, to: string): Spoil {
  return (sample) => sample.edit(file, key, (text) => text.replace(from, to));
}

/** Replaces the value of a key. */
export function set(file: string, key: string, value: unknown): Spoil {
  return (sample) =>
    sample.change(file, key, (group, name) => {
      // Invalid values are intended.
      group[name] = value as string;
    });
}

/** Renames a key. */
export function renamed(file: string, key: string, name: string): Spoil {
  return (sample) =>
    sample.change(file, key, (group, old) => {
      group[name] = group[old] ?? '';
      delete group[old];
    });
}
