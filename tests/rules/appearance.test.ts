import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrast, passingShade } from '../../src/build/pictures/colour.ts';
import { colourPicture } from '../../src/build/pictures/colourPicture.ts';
import { tokenReader } from '../../src/build/pictures/tokens.ts';
import { filesIn, places } from '../support/sourceFiles.ts';

const token = tokenReader();
const grounds = ['paper', 'surface', 'tint'];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  /** Names the nearest shade that would pass, if the contrast of two tokens is too low. */
  function expectContrast(name: string, ground: string, ratio: number): void {
    const [colour, behind] = [token(name, scheme), token(ground, scheme)];
    const measured = contrast(colour, behind);
    const shade = passingShade(colour, behind, ratio) ?? 'no shade of it';
    const message = `--${name} ${colour} on --${ground} ${behind} has ${measured.toFixed(2)}:1, and ${shade} would have ${ratio}:1`;
    expect(measured, message).toBeGreaterThanOrEqual(ratio);
  }

  const pairs = (names: string[]) =>
    names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

  test.each(pairs(['ink', 'ink-soft', 'link', 'brand', 'danger']))(
    '%s on %s reads at 7:1',
    (name, ground) => expectContrast(name, ground, 7),
  );

  test.each(['action', 'action-hover'])('a button in %s reads at 7:1', (name) => {
    expectContrast(name, 'on-action', 7);
  });

  test.each(pairs(['edge', 'action-edge', 'focus']))('%s is seen against %s at 3:1', (...pair) =>
    expectContrast(...pair, 3),
  );

  test('the mark is seen on its ground', () => {
    expectContrast('brand-spot', 'brand', 3);
  });
});

test('only the token files contain colours, so that pages, icons and pictures have the same', () => {
  const styles = filesIn('src', '.css').filter((file) => !/\/(?:tokens|pictures)\.css$/.test(file));
  // The notices of the development server are black.
  const code = filesIn('src', '.ts', '.tsx').filter(
    (file) => !/translations\/|\.test\./.test(file),
  );
  const colour = /#(?:[\da-f]{3}|[\da-f]{6})\b(?! ?\()/i;
  expect(places([...styles, ...filesIn('src/assets', '.svg'), 'index.html'], colour)).toEqual([]);
  expect(places(code, new RegExp(`['"\`(]${colour.source}['"\`);]`, 'i'))).toEqual([]);
});

const drawings = filesIn('src/assets', '.svg');

test.each(drawings)('%s is light, adapts to dark, and has no words', (file) => {
  const svg = colourPicture(readFileSync(file, 'utf8'), ['light', 'dark']);
  expect(svg.length).toBeLessThan(15_000);
  expect(brotliCompressSync(svg).length).toBeLessThan(5_000);
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  expect(svg).toMatch(/prefers-color-scheme: ?dark/);
  for (const [, value] of svg.matchAll(/(?:fill|stroke):([^;}]+)/g))
    expect(value).toMatch(/^(?:none|#[\da-f]{6})$/);
});

test('the logo and the icon are the same drawing', () => {
  const shapesIn = (file: string) => readFileSync(file, 'utf8').match(/ (d|rx|cx|cy|r)="[^"]+"/g);
  expect(shapesIn('src/components/Mark.tsx')).toEqual(shapesIn('src/assets/mark.svg'));
});
