import { expect, test } from 'vitest';
import { contrast, passingShade, shadeOf } from './colour.ts';

test('black and white have the greatest contrast, and a colour has none to itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0e4d36', '#0e4d36')).toBe(1);
});

test('a shade has a lightness of its own, and the chroma and hue of its colour', () => {
  expect(shadeOf('#0e4d36', 0.645, 1.15, -5)).toBe('#5e9e7a');
  expect(shadeOf('#8fd3b2', 0.48, 0.93, -1)).toBe('#2f6b50');
  expect(shadeOf('#0e4d36', 1, 0)).toBe('#ffffff');
});

test('a colour without enough contrast has a nearest shade that passes, if there is one', () => {
  expect(passingShade('#0e4d36', '#ffffff', 7)).toBe('#0e4d36');
  const shade = passingShade('#9b59b6', '#ffffff', 7) ?? '';
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(7);
  expect(contrast(shade, '#ffffff')).toBeLessThan(7.1);
  expect(passingShade('#9b59b6', '#777777', 7)).toBeUndefined();
});
