import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

test.each([
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/HOSTING.md',
  'locales/README.md',
  'src/styles/README.md',
  'tests/README.md',
  'tests/a11y/README.md',
])('%s names commands and files that exist', (name) => {
  const text = readFileSync(name, 'utf8');
  const commands = [...text.matchAll(/\bnpm\s+(?:run\s+(?:-s\s+)?([\w:]+)|(start|test)\b)/g)];
  const used = commands.map(([, script, short = '']) => script ?? short);
  expect(used.filter((script) => !(script in scripts))).toEqual([]);
  // Paths from the root, and links from the folder of the document.
  const files = [...text.matchAll(/`((?:src|tests|locales\/en)\/[\w./-]*\w)`/g)];
  const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, link = '']) =>
    path.join(path.dirname(name), link),
  );
  const named = [...files.map(([, file = '']) => file), ...links];
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
