import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fixedFiles } from '../fixedFiles.ts';
import { furtherLetters, mainLetters } from './repertoire.ts';
import { writeWhole } from './writeWhole.ts';

const { resolve } = createRequire(import.meta.url);
const source = resolve('inter-ui/variable/InterVariable.woff2');
const licence = resolve('inter-ui/LICENSE.txt');

const subset = {
  targetFormat: 'woff2',
  // Mark positioning, kerning, ligatures and tabular figures.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  noHinting: true,
} as const;

/** The cache folder of a set of letters: another letter, option or typeface gives another folder. */
async function folderOf(letters: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(await readFile(source));
  hash.update(JSON.stringify([subset, letters]));
  return path.resolve('.cache/fonts', hash.digest('hex').slice(0, 16));
}

/** Writes the typeface with only some letters, and the axes and features that the styles use. */
async function writeSubset(file: string, letters: Iterable<string>): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const keepFeatures = [...subset.keepFeatures];
  const font = await subsetFont(await readFile(source), [...letters].join(''), {
    ...subset,
    keepFeatures,
  });
  // Concurrent builds share the folder.
  await writeWhole(file, font);
}

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16)}`;
}

function furtherFace(letters: readonly string[]): string {
  return `
@font-face {
  font-family: "Inter";
  src: url("@fonts/inter-further.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${letters.map(codePoint).join(', ')};
}
`;
}

/**
 * Provides Inter, subset to the letters in use: one file for the languages of Nigeria, and a second one
 * if a folder in `locales/` needs other letters, which browsers load only for these letters.
 */
export function fonts(): Plugin {
  const further = furtherLetters();
  return {
    name: 'fonts',
    enforce: 'pre',
    async config() {
      const folder = await folderOf([...mainLetters, ...further]);
      await writeSubset(path.join(folder, 'inter.woff2'), mainLetters);
      if (further.length > 0) await writeSubset(path.join(folder, 'inter-further.woff2'), further);
      return { resolve: { alias: { '@fonts': folder } } };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const fileName = fixedFiles.fontLicence;
      this.emitFile({ type: 'asset', fileName, source: await readFile(licence) });
    },
    transform: {
      filter: { id: /styles\/index\.css/ },
      handler: (css) => (further.length > 0 ? css + furtherFace(further) : undefined),
    },
  };
}
