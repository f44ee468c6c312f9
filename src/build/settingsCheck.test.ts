import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samples } from './settings.ts';
import { leftAtSamples } from './settingsCheck.ts';

/** The settings below a comment with a star in `.env.example`. */
function starred(): string[] {
  const paragraphs = readFileSync('.env.example', 'utf8').split(/\n\n|\n(?=# \*)/);
  return paragraphs
    .filter((paragraph) => /^# \*/.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/^VITE_\w+/gm) ?? []);
}

test('a release demands what `.env.example` marks with a star', () => {
  expect(leftAtSamples(samples).sort()).toEqual(starred().sort());
  expect(leftAtSamples({})).toEqual(leftAtSamples(samples));
});

test('a release is content once each of them has a value of its own', () => {
  const real = Object.fromEntries(starred().map((name) => [name, 'https://lender.example']));
  expect(leftAtSamples({ ...samples, ...real })).toEqual([]);
});
