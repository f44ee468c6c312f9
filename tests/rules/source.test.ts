import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, linesOf, places } from '../support/sourceFiles.ts';

const styles = filesIn('src', '.css');
const code = filesIn('src', '.ts', '.tsx');
const components = filesIn('src', '.tsx').filter((file) => !/\.test\.tsx$|\/build\//.test(file));

const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|float|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align:\s*(?:left|right)/;
const styleAttribute = /\sstyle=/;
const jsxText = /(?<!=)>\s*[A-Za-z][A-Za-z ,.!?’']+\s*</;
// A key is no text: `title="home:hero.title"`.
const worded =
  /\s(?:aria-label|aria-roledescription|alt|title|placeholder)="(?![\w-]+:[\w.]+")[^"]*[A-Za-z]/;

test.each([
  [physical, '  margin-left: 1px;'],
  [physical, '  text-align: right;'],
  [physical, '  min-width: 1px;'],
  [styleAttribute, '<p style={{ color }}>'],
  [jsxText, '<p>Hello there</p>'],
  [worded, '<img alt="A car">'],
])('%s matches %s', (rule, line) => {
  expect(line).toMatch(rule);
});

test('no style names a physical side: the page also reads from right to left', () => {
  expect(places(styles, physical)).toEqual([]);
});

test('every style module keeps its rules inside a cascade layer', () => {
  const modules = styles.filter((file) => file.endsWith('.module.css'));
  expect(modules.filter((file) => !readFileSync(file, 'utf8').startsWith('@layer '))).toEqual([]);
});

test('no element has a style attribute, which the security policy forbids', () => {
  expect(places(components, styleAttribute)).toEqual([]);
});

test('no text is in the code: texts come from the locale files', () => {
  expect(places(components, jsxText)).toEqual([]);
  expect(places(components, worded)).toEqual([]);
});

test('casts, non-null assertions and disabled rules have a reason beside them', () => {
  const loose =
    /\bas (?!const\b)[A-Z({]|\bas unknown\b|: any\b|[\w)\]]!(?:[.;,)\]]|$)|biome-ignore|@ts-/;
  const unexplained = code
    .filter((file) => !/\.test\.ts$/.test(file))
    .flatMap((file) => {
      const lines = linesOf(file);
      return lines.filter(({ text: written, number }) => {
        // String literals may contain such words.
        const text = written.replace(/'[^']*'|`[^`]*`/g, "''");
        const isComment = /^\s*(?:\/\/|\*|\{?\/\*)/.test(text) && !/biome-ignore|@ts-/.test(text);
        if (isComment || !loose.test(text) || /^import|^export \{|^\s+\w+ as \w+,$/.test(text))
          return false;
        const before = lines.slice(Math.max(0, number - 4), number - 1);
        return (
          !/biome-ignore \S+: \S+/.test(text) && !before.some((line) => /\/\/|\*\//.test(line.text))
        );
      });
    });
  expect(unexplained.map(({ file, number, text }) => `${file}:${number} ${text.trim()}`)).toEqual(
    [],
  );
});
