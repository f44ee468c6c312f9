import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from './writeAtomically.ts';

test('who reads a file while it is written anew finds it whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whole-'));
  const file = path.join(folder, 'font.woff2');
  const data = new Uint8Array(1_000_000);
  await writeAtomically(file, data);
  const sizes = new Set<number>();
  let isWritten = false;
  const writing = Promise.all([writeAtomically(file, data), writeAtomically(file, data)]);
  void writing.then(() => (isWritten = true));
  while (!isWritten) {
    sizes.add(readFileSync(file).length);
    await new Promise(setImmediate);
  }
  expect([...sizes]).toEqual([data.length]);
  expect(readdirSync(folder)).toEqual(['font.woff2']);
  rmSync(folder, { recursive: true });
});
