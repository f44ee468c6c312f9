import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };

const filesOf = (ending: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join('src', name));

test('no style names a physical side, because a page may read from right to left', () => {
  const side = '(?:left|right|top|bottom)';
  const physical = new RegExp(
    `(?:^|[\\s;{])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?${side}|float|(?:min-|max-)?(?:width|height))\\s*:|text-align:\\s*${side}`,
  );
  expect('  margin-left: 1px;').toMatch(physical);
  const lines = filesOf('.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => `${file}: ${text}`),
  );
  expect(lines.filter((line) => physical.test(line))).toEqual([]);
});

test('a colour is a token, so that it has a dark scheme', () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|(?<![\w-])(?:white|black)(?![\w-])/i;
  expect('color: #ffffff;').toMatch(literal);
  const wrong = filesOf('.css')
    // On paper there is one scheme.
    .filter((file) => !/tokens|print/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .split('\n');
      // What is laid over both schemes is a translucent shade.
      return lines.filter((line) => literal.test(line) && !/rgb\(.* \/ \d+%\)/.test(line));
    });
  expect(wrong).toEqual([]);
});

test('every version is exact, so that a checkout installs what was tested', () => {
  const { dependencies, devDependencies } = settings;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

const illustrations = readdirSync('src/assets/illustrations');

test.each(illustrations)('%s is 4 to 3, has a dark scheme, and no words', (name) => {
  const svg = readFileSync(path.join('src/assets/illustrations', name), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(width) / Number(height)).toBe(4 / 3);
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toMatch(/<text|<script|style=|xlink:href|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});

const classesIn = (file: string) =>
  new Set(
    [
      ...readFileSync(file, 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

test('each class of a component has a rule, and each rule an element', () => {
  const isModule = (file: string) => file.endsWith('.module.css');
  const shared = new Set(
    filesOf('.css')
      .filter((file) => !isModule(file))
      .flatMap((file) => [...classesIn(file)]),
  );
  const wrong: string[] = [];
  const used = new Set<string>();
  for (const file of filesOf('.tsx')) {
    const code = readFileSync(file, 'utf8');
    for (const [, text = ''] of code.matchAll(/className=(?:"|\{`)([^"`]*)/g))
      for (const name of text.replace(/\$\{.*?\}/gs, '').match(/\S+/g) ?? [])
        if (!shared.has(name)) wrong.push(`${file}: ${name}`);
    for (const [, sheet = '', from = ''] of code.matchAll(
      /import (\w+) from '(.*\.module\.css)'/g,
    )) {
      const module = path.join(path.dirname(file), from);
      const classes = classesIn(module);
      for (const [, name = ''] of code.matchAll(
        new RegExp(`\\b${sheet}\\.(\\w+)\\b(?!\\.css)`, 'g'),
      )) {
        if (!classes.has(name)) wrong.push(`${file}: ${name}`);
        used.add(`${module}: ${name}`);
      }
      // Which of these classes an element takes cannot be read from the code.
      if (code.includes(`${sheet}[`)) for (const name of classes) used.add(`${module}: ${name}`);
    }
  }
  for (const file of filesOf('.module.css'))
    for (const name of classesIn(file))
      if (!used.has(`${file}: ${name}`) && !shared.has(name)) wrong.push(`${file}: ${name}`);
  expect(wrong).toEqual([]);
});
