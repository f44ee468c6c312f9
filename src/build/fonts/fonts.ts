import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { fixedFiles } from '../fixedFiles.ts';
import { furtherLetters, mainLetters } from './repertoire.ts';
import { subsetFile } from './subsetFile.ts';

const { resolve } = createRequire(import.meta.url);
const source = resolve('inter-ui/variable/InterVariable.woff2');
const licence = resolve('inter-ui/LICENSE.txt');

/** The axes and features that the styles use. */
const options = {
  targetFormat: 'woff2',
  // Mark positioning, kerning, ligatures and tabular figures.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  noHinting: true,
} as const;

function subset(name: string, letters: ReadonlySet<string>): Promise<string> {
  return subsetFile(name, source, letters, options);
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
      const alias = { '@fonts/inter.woff2': await subset('inter.woff2', mainLetters) };
      if (further.length === 0) return { resolve: { alias } };
      const furtherFile = await subset('inter-further.woff2', new Set(further));
      return { resolve: { alias: { ...alias, '@fonts/inter-further.woff2': furtherFile } } };
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
