import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontCovers } from '../../localeChecker/text/fontCovers.ts';
import { subsetFile } from '../fonts/subsetFile.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { fitLines, lineHeight } from './fitLines.ts';

/** The texts of an image in a language. */
export interface ShareTexts {
  readonly brand: string;
  readonly tagline: string;
}

/** Draws a share image as PNG. */
export type DrawShareImage = (texts: ShareTexts) => Uint8Array;

const { resolve } = createRequire(import.meta.url);

/** The box of the tagline: beside the illustration, below the brand. */
const box = { x: 72, y: 176, width: 560, height: 390 };
const brandLine = { x: 164, middle: 100, size: 44, width: 960 };

// The module can be initialized once per process; tests build several times in one.
async function startRenderer(): Promise<void> {
  const wasm = await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(wasm).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
}

async function boldFont(texts: readonly string[]): Promise<Uint8Array> {
  const inter = resolve('inter-ui/display/InterDisplay-Bold.woff2');
  const options = { targetFormat: 'sfnt', noHinting: true } as const;
  return readFile(await subsetFile('display.ttf', inter, new Set(texts.join('')), options));
}

/** An illustration for resvg, which supports neither colour schemes nor `[class^=s-]`. */
async function drawing(file: string): Promise<string> {
  const svg = await readFile(`src/assets/${file}`, 'utf8');
  return svg
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/, '')
    .replaceAll(
      'class="s-',
      'fill="none" stroke-linecap="round" stroke-linejoin="round" class="s-',
    );
}

function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const tag = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg.replace(/<svg([^>]*?) width="\d+" height="\d+"/, `${tag}$1`);
}

function textHtml(text: string, x: number, y: number, size: number, fill = '#10291f'): string {
  const font = 'font-family="Inter Display" font-weight="700"';
  return `<text x="${x}" y="${y}" fill="${fill}" ${font} font-size="${size}">${escapeHtml(text)}</text>`;
}

/** Whether the typeface has every letter of a text. */
export function canBeDrawn(text: string): boolean {
  return [...text].every((letter) => fontCovers(letter.codePointAt(0) ?? 0));
}

/** Prepares a renderer with the letters of these texts. */
export async function shareImageRenderer(texts: readonly string[]): Promise<DrawShareImage> {
  const [font, mark, street] = await Promise.all([
    boldFont(texts),
    drawing('mark.svg'),
    drawing('illustrations/hero-home.svg'),
    startRenderer(),
  ]);
  const render = (content: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`,
      { font: { fontBuffers: [font], defaultFontFamily: 'Inter Display' } },
    );
  const widthOf = (text: string) =>
    (render(textHtml(text, 0, 100, 100)).getBBox()?.width ?? 0) / 100;
  const frame = `<rect width="1200" height="630" fill="#fbf7ef"/>
    ${placed(mark, 72, 64, 72, 72)}
    ${placed(street, 640, 120, 560, 420)}
    <rect y="614" width="1200" height="16" fill="#0e4d36"/>`;

  return ({ brand, tagline }) => {
    const brandSize = Math.min(brandLine.size, brandLine.width / widthOf(brand));
    const baseline = brandLine.middle + brandSize * 0.36;
    const { lines, size } = fitLines(tagline, box, widthOf);
    const sentence = lines.map((line, index) =>
      textHtml(line, box.x, box.y + (index + 1) * size * lineHeight, size),
    );
    const name = textHtml(brand, brandLine.x, baseline, brandSize, '#0e4d36');
    return render(frame + name + sentence.join(''))
      .render()
      .asPng();
  };
}
