import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { samples } from '../../src/generator/readSettings.ts';
import { SampleLocales } from '../support/sampleLocales.ts';

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

test('`npm run build` refuses figures that are wrong', () => {
  const sample = new SampleLocales();
  sample.set('figures.json', 'rate.value', 33.333);
  vi.stubEnv('LOCALES_FOLDER', sample.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, printed } = run('build', '--outDir', sample.at('dist'));
  expect(status).not.toBe(0);
  expect(printed).toContain('locales/figures.json:8 rate.value: ');
});

test('`npm run locales` fails where something is wrong', () => {
  const { status, printed } = run('locales', 'check', 'no-language', '--no-write');
  expect(status).not.toBe(0);
  expect(printed).toContain('no-language');
});

test('`npm run check` runs every check, and names in the last line those that have failed', () => {
  const folder = mkdtempSync(`${tmpdir()}/check-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The format is right, a type is wrong, packages and locale files are missing.
  writeFileSync(`${folder}/tsconfig.json`, '{ "files": ["page.ts"] }\n');
  writeFileSync(`${folder}/page.ts`, 'export const page: number = [];\n');
  const { status, stdout } = spawnSync('node', [path.resolve('src/scripts/check.mjs')], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: path.resolve('node_modules/.bin') + path.delimiter + process.env.PATH,
    },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/\nFAILED: types, unused code, locale files\n$/);
});

test('servers answer only this machine, at the port that the README names', async () => {
  vi.stubEnv('PORT', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { server, preview } = await resolveConfig({}, 'serve');
  expect([server.host, preview.host]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(readFileSync('README.md', 'utf8')).toContain(`http://127.0.0.1:${preview.port} `);
});
