import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };

test('no style names a physical side: the page also reads from right to left', () => {
  const side = '(?:left|right|top|bottom)';
  const physical = new RegExp(
    `(?:^|[\\s;{])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?${side}|float|(?:min-|max-)?(?:width|height))\\s*:|text-align:\\s*${side}`,
  );
  expect('  margin-left: 1px;').toMatch(physical);
  const lines = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      readFileSync(path.join('src', name), 'utf8')
        .split('\n')
        .map((text) => `${name}: ${text}`),
    );
  expect(lines.filter((line) => physical.test(line))).toEqual([]);
});

test('every version is exact, so that a checkout installs what was tested', () => {
  const { dependencies, devDependencies } = settings;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test.each(readdirSync('src/assets/illustrations'))('%s adapts to dark, without words', (name) => {
  const svg = readFileSync(path.join('src/assets/illustrations', name), 'utf8');
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});
