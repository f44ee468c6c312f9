import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { samples } from '../../src/build/settings.ts';

/** Runs a script of `package.json`, as an owner, a translator or the CI does. */
function run(script: string, ...args: string[]) {
  const env = { ...process.env, ...samples, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', script, '--', ...args], {
    env,
    encoding: 'utf8',
    // On Windows npm is a batch file.
    shell: process.platform === 'win32',
  });
  return { status, printed: stdout + stderr };
}

test('`npm run release` refuses settings that still have sample values', () => {
  const folder = mkdtempSync(`${tmpdir()}/release-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, printed } = run('release', '--outDir', folder);
  expect(status).not.toBe(0);
  expect(printed).toContain('VITE_COMPANY_PHONE');
});

test('`npm run locales` fails where something is wrong', () => {
  const { status, printed } = run('locales', 'check', 'no-language', '--no-write');
  expect(status).not.toBe(0);
  expect(printed).toContain('no-language');
});
