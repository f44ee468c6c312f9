import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { localesFolder } from '../locales/files/Locales.ts';

const typeface = 'node_modules/inter-ui/variable/InterVariable.woff2';
const licence = 'node_modules/inter-ui/LICENSE.txt';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters that visitors type or that number formats add. */
const signs = '\u00a0₦€£©·•…–—‘’“”×→';

/**
 * The axes and features that the styles use: mark positioning, kerning, ligatures, tabular figures.
 */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  noHinting: true,
} as const;

/** Every letter of the texts, in both cases, with the combining marks of Yoruba and Igbo. */
function lettersInUse(): string {
  const texts = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/notes|sources|glossary/.test(name))
    .map((name) => readFileSync(path.join(localesFolder, name), 'utf8'))
    .join('');
  return [...new Set(ascii + signs + texts + texts.toLocaleUpperCase('en'))].sort().join('');
}

/**
 * The path of Inter cut to the letters in use, made once for the same letters, options and
 * typeface.
 */
async function subsetFile(): Promise<string> {
  const font = await readFile(typeface);
  const letters = lettersInUse();
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([options, letters]));
  const file = path.resolve('.cache/fonts', hash.digest('hex').slice(0, 16), 'inter.woff2');
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Builds in parallel get the whole file or none.
  const part = `${file}.${process.pid}`;
  await writeFile(part, await subsetFont(font, letters, options));
  await rename(part, file);
  return file;
}

/**
 * Provides Inter with the letters of the locale files; a font of the device has letters it lacks.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    config: async () => ({ resolve: { alias: { '@fonts/inter.woff2': await subsetFile() } } }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await readFile(licence);
      this.emitFile({ type: 'asset', fileName: 'licence-inter.txt', source });
    },
  };
}
