import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import mutations from '../mutation/mutations.json' with { type: 'json' };

test('every mutation still applies, and its test file exists', () => {
  const stale = mutations.filter(
    ({ file, from, test: asked }) =>
      !existsSync(file) ||
      !readFileSync(file, 'utf8').includes(from) ||
      !existsSync(`tests/${asked}`),
  );
  expect(stale).toEqual([]);
});
