import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { row, run } from './runTool.ts';
import type { SampleLocales } from './sampleLocales.ts';

/** Every file of the language, byte by byte. */
export function bytes(sample: SampleLocales): Record<string, string> {
  const names = readdirSync(sample.at('ha'));
  const files = names.map((name) => [name, readFileSync(sample.at(`ha/${name}`), 'latin1')]);
  return Object.fromEntries(files);
}

/** Exports a language and gives the content of the file. */
export function exported(sample: SampleLocales, file: string, tag = 'ha'): string {
  expect(run(sample, 'export', tag, sample.at(file)).code).toBe(0);
  return readFileSync(sample.at(file), 'utf8');
}

export function imported(sample: SampleLocales, file: string) {
  return run(sample, 'import', 'ha', sample.at(file));
}

/** Exports Hausa, changes the file and imports it. */
export function importEdited(
  sample: SampleLocales,
  file: string,
  edit: (source: string) => string,
) {
  const before = exported(sample, file);
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(sample.at(file), after);
  return imported(sample, file);
}

/** How many texts of a namespace are outdated. */
export function outdatedIn(sample: SampleLocales, namespace: string): string | undefined {
  return row(run(sample, 'check', 'ha').printed, namespace)[2];
}
