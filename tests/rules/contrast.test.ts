import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const tokens = new Map(
  [...css.matchAll(/^ {2}--([\w-]+): (.*);$/gm)].reverse().map(([, name, value]) => [name, value]),
);

/** The hexadecimal colour of a token in a scheme, without a preference for more contrast. */
function colour(token: string, scheme: 'light' | 'dark'): string {
  const value = tokens.get(token) ?? '';
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? ['', value, value];
  const one = (scheme === 'light' ? light : dark) ?? '';
  const [, other] = /^var\(--(.+)\)$/.exec(one) ?? [];
  return other ? colour(other, scheme) : one;
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = NaN, g = NaN, b = NaN] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Foregrounds and backgrounds, with their least contrast (WCAG 1.4.3, 1.4.6 and 1.4.11; the README
 * beside the tokens).
 */
const pairs = [
  {
    of: ['ink', 'ink-soft', 'link', 'brand', 'danger'],
    on: ['paper', 'surface', 'tint'],
    least: 7,
  },
  { of: ['edge'], on: ['paper', 'surface', 'tint'], least: 3 },
  { of: ['on-action'], on: ['action', 'action-hover'], least: 7 },
  { of: ['on-deep', 'on-deep-soft', 'on-deep-link'], on: ['deep'], least: 7 },
  // The background of a link while the pointer is on it or presses it.
  { of: ['on-deep', 'on-deep-soft', 'on-deep-link'], on: ['deep-tint'], least: 4.5 },
];

test.each(['light', 'dark'] as const)(
  'the colours of the %s scheme have enough contrast',
  (scheme) => {
    const low = pairs.flatMap(({ of, on, least }) =>
      of.flatMap((one) =>
        on.flatMap((other) => {
          const found = contrast(colour(one, scheme), colour(other, scheme));
          if (Number.isNaN(found)) return `--${one} or --${other} is not written as #rrggbb`;
          return found >= least
            ? []
            : `--${one} on --${other} has ${found.toFixed(2)}:1, and needs ${least}:1`;
        }),
      ),
    );
    expect(low).toEqual([]);
  },
);
