import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The lines of the files below a folder that match a pattern, as `file:line text`. */
function places(folder: string, ending: RegExp, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        pattern.test(text) ? [`${file}:${index + 1} ${text.trim()}`] : [],
      );
    });
}

test('no style names a physical side: the page also reads from right to left', () => {
  const side = '(?:left|right|top|bottom)';
  const physical = new RegExp(
    `(?:^|[\\s;{])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?${side}|float|(?:min-|max-)?(?:width|height))\\s*:|text-align:\\s*${side}`,
  );
  expect('  margin-left: 1px;').toMatch(physical);
  expect(places('src', /\.css$/, physical)).toEqual([]);
});

test('no style but the tokens contains a colour', () => {
  const colour = /#(?:[\da-f]{3}|[\da-f]{6})\b(?! ?\()/i;
  expect(places('src', /^(?!.*tokens).*\.css$/, colour)).toEqual([]);
  expect(places('src/styles', /tokens\.css$/, colour)).not.toEqual([]);
});

test.each(readdirSync('src/assets/illustrations'))('%s adapts to dark, without words', (name) => {
  const svg = readFileSync(path.join('src/assets/illustrations', name), 'utf8');
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});
