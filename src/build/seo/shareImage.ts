import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-wasm';
import { fontCovers } from '../../localeChecker/text/fontCovers.ts';
import { subsetFile } from '../fonts/subsetFile.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { lightPicture, startRenderer } from '../pictures/renderer.ts';
import { tokenReader } from '../pictures/tokens.ts';
import { fitLines, lineHeight } from './fitLines.ts';

/** The texts of an image in a language. */
export interface ShareTexts {
  readonly brand: string;
  readonly tagline: string;
}

/** Draws a share image as PNG. */
export type DrawShareImage = (texts: ShareTexts) => Uint8Array;

const { resolve } = createRequire(import.meta.url);

const token = tokenReader();
const colour = (name: string) => token(name, 'light');

/** The box of the tagline: beside the illustration, below the brand. */
const box = { x: 72, y: 176, width: 560, height: 390 };
const brandLine = { x: 164, middle: 100, size: 44, width: 960 };

async function boldFont(texts: readonly string[]): Promise<Uint8Array> {
  const inter = resolve('inter-ui/display/InterDisplay-Bold.woff2');
  const options = { targetFormat: 'sfnt', noHinting: true } as const;
  return readFile(await subsetFile('display.ttf', inter, new Set(texts.join('')), options));
}

function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const tag = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg.replace(/<svg([^>]*?) width="\d+" height="\d+"/, `${tag}$1`);
}

function textHtml(text: string, x: number, y: number, size: number, fill = colour('ink')): string {
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
    lightPicture('mark.svg'),
    lightPicture('illustrations/hero-home.svg'),
    startRenderer(),
  ]);
  const render = (content: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`,
      { font: { fontBuffers: [font], defaultFontFamily: 'Inter Display' } },
    );
  const widthOf = (text: string) =>
    (render(textHtml(text, 0, 100, 100)).getBBox()?.width ?? 0) / 100;
  const frame = `<rect width="1200" height="630" fill="${colour('paper')}"/>
    ${placed(mark, 72, 64, 72, 72)}
    ${placed(street, 640, 120, 560, 420)}
    <rect y="614" width="1200" height="16" fill="${colour('brand')}"/>`;

  return ({ brand, tagline }) => {
    const brandSize = Math.min(brandLine.size, brandLine.width / widthOf(brand));
    const baseline = brandLine.middle + brandSize * 0.36;
    const { lines, size } = fitLines(tagline, box, widthOf);
    const sentence = lines.map((line, index) =>
      textHtml(line, box.x, box.y + (index + 1) * size * lineHeight, size),
    );
    const name = textHtml(brand, brandLine.x, baseline, brandSize, colour('brand'));
    return render(frame + name + sentence.join(''))
      .render()
      .asPng();
  };
}
