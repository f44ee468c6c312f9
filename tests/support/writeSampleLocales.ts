import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sample from './sampleFigures.json' with { type: 'json' };

// Read, not imported: a test may run after the file was changed.
const readReal = () => JSON.parse(readFileSync('locales/figures.json', 'utf8'));

/** Figures with the values that tests expect, independent of the owner's, and the owner's new ones. */
const sampleFigures = () => ({ ...readReal(), ...sample });

/** Whether the owner's figures are those that tests expect. */
export function hasSampleFigures(): boolean {
  return isDeepStrictEqual(readReal(), sampleFigures());
}

/** Writes the figures of the tests into a folder of locale files. */
function writeSampleFigures(folder: string): void {
  writeFileSync(path.join(folder, 'figures.json'), `${JSON.stringify(sampleFigures(), null, 2)}\n`);
}

/** Copies `locales` to a folder, with the figures of the tests. */
export function writeSampleLocales(folder: string): void {
  cpSync('locales', folder, { recursive: true });
  writeSampleFigures(folder);
}
