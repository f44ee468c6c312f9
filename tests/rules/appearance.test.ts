import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn, places } from '../support/sourceFiles.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8').split('@media')[0] ?? '';

/** The value of a colour token in a scheme, as `#rrggbb`. */
function token(name: string, scheme: 'light' | 'dark'): string {
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens) ?? [];
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const own = scheme === 'light' ? light : dark;
  const [, other] = /^var\(--([\w-]+)\)$/.exec(own) ?? [];
  return other ? token(other, scheme) : own;
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'tint'];
const texts = ['ink', 'ink-soft', 'link', 'brand', 'danger'];
const edges = ['edge', 'action-edge', 'focus'];
const onGrounds = (names: string[], ratio: number) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground, ratio] as const));

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ...onGrounds(texts, 7),
    ...onGrounds(edges, 3),
    ['on-action', 'action', 7] as const,
    ['on-action', 'action-hover', 7] as const,
    ['brand-spot', 'brand', 3] as const,
  ])('--%s on --%s has a contrast of %d:1', (name, ground, ratio) => {
    expect(contrast(token(name, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(ratio);
  });
});

test('the bars of the browser have the colour of the page', () => {
  const html = readFileSync('index.html', 'utf8');
  for (const scheme of ['light', 'dark'] as const)
    expect(html).toContain(
      `content="${token('paper', scheme)}" media="(prefers-color-scheme: ${scheme})"`,
    );
});

test('no style but the tokens contains a colour', () => {
  const styles = filesIn('src', '.css').filter((file) => !file.endsWith('/tokens.css'));
  expect(places(styles, /#(?:[\da-f]{3}|[\da-f]{6})\b(?! ?\()/i)).toEqual([]);
});

test.each(filesIn('src/assets', '.svg'))('%s adapts to dark, and has no words', (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});
