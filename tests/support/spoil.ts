import { rmSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { inspectLanguage, inspectLocales } from '../../src/localeChecker/inspectLanguage.ts';
import { Locales } from '../../src/localeChecker/Locales.ts';
import { problemLine } from '../../src/localeChecker/Problem.ts';
import { readSource } from '../../src/localeChecker/readSource.ts';
import { copyOf, englishLocales, type SampleLocales } from './sampleLocales.ts';

const namespaces = ['common', 'company', 'contact', 'faq', 'home', 'policy-updates-policy'];

/** Real English words and a complete Hausa translation of them without a mistake. */
export const clean = englishLocales(namespaces);
clean.translate('ha', ['one', 'other']);
afterAll(() => rmSync(clean.folder, { recursive: true }));

const source = readSource(new Locales(clean.folder));

/** A mistake made in a copy of the clean files. */
export type Spoil = (sample: SampleLocales) => void;

interface Spoilt {
  readonly sample: SampleLocales;
  readonly found: readonly string[];
}

/** Everything that is said about the whole folder after a change in it. */
export function inspectAfter(spoil: Spoil): Spoilt {
  const sample = copyOf(clean);
  spoil(sample);
  return { sample, found: inspectLocales(sample.folder).problems.map(problemLine) };
}

/** The same for a change in the Hausa files, which does not look at the others again. */
export function inspectHausaAfter(spoil: Spoil): Spoilt {
  const sample = copyOf(clean, ['ha']);
  spoil(sample);
  const { problems } = inspectLanguage(new Locales(sample.folder), 'ha', source);
  return { sample, found: problems.map(problemLine) };
}

/** Expects one complaint, at a file and a key of it, and nothing else. */
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

/** Puts any value in the place of a key. */
export function set(file: string, key: string, value: unknown): Spoil {
  return (sample) =>
    sample.change(file, key, (group, name) => {
      // What no file should hold is written on purpose.
      group[name] = value as string;
    });
}

/** Gives a key another name. */
export function renamed(file: string, key: string, name: string): Spoil {
  return (sample) =>
    sample.change(file, key, (group, old) => {
      group[name] = group[old] ?? '';
      delete group[old];
    });
}
