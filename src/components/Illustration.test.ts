import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { illustrations } from './Illustration.tsx';

const folder = 'src/assets/illustrations';

test('every illustration has a file, and every file is one', () => {
  const names = Object.keys(illustrations).map((name) => `${name}.svg`);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test.each(Object.entries(illustrations))('%s has its size', (name, [width, height]) => {
  const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});
