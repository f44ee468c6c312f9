import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../support/sourceFiles.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8').split('@media')[0] ?? '';

/** A colour token in both schemes, as `light-dark()` gives them. */
function colourOf(name: string): { light: string; dark: string } {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const [light = '', dark = light] = value.match(/#[\da-f]{6}/g) ?? [];
  if (!light) throw new Error(`tokens.css has no colour --${name}`);
  return { light, dark };
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'tint'];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const pairs = (names: string[]) =>
    names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

  test.each(pairs(['ink', 'ink-soft', 'link', 'brand', 'danger']))(
    '%s on %s reads at 7:1',
    (...pair) => {
      const [text, ground] = pair.map((name) => colourOf(name)[scheme]);
      expect(contrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(['action', 'action-hover'])('a button in %s reads at 7:1', (name) => {
    expect(contrast(colourOf('on-action')[scheme], colourOf(name)[scheme])).toBeGreaterThanOrEqual(
      7,
    );
  });

  test.each(pairs(['edge', 'action-edge', 'focus']))('%s is seen against %s at 3:1', (...pair) => {
    const [edge, ground] = pair.map((name) => colourOf(name)[scheme]);
    expect(contrast(edge ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  });
});

const drawings = filesIn('src/assets', '.svg');

test.each(drawings)('%s is light, adapts to dark, and has no words', (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(svg.length).toBeLessThan(15_000);
  expect(brotliCompressSync(svg).length).toBeLessThan(5_000);
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  if (file.includes('illustrations')) expect(svg).toMatch(/prefers-color-scheme: ?dark/);
});

test('the mark has the colours of the tokens', () => {
  const known = new Set(tokens.match(/#[\da-f]{6}/g));
  const used = readFileSync('src/assets/mark.svg', 'utf8').match(/#[\da-f]{6}/g) ?? [];
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});

test('the mark is the same drawing on the page and in the frame of the browser', () => {
  const shapesIn = (file: string) => readFileSync(file, 'utf8').match(/ (d|rx|cx|cy|r)="[^"]+"/g);
  expect(shapesIn('src/components/Mark.tsx')).toEqual(shapesIn('src/assets/mark.svg'));
});
