import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** Runs the script that installs in a folder with a lock file, and a program in place of npm. */
function install(folder: string, installed: object) {
  for (const name of ['src/scripts', 'node_modules/vite', 'bin'])
    mkdirSync(`${folder}/${name}`, { recursive: true });
  for (const name of ['install', 'folder'])
    cpSync(`src/scripts/${name}.mjs`, `${folder}/src/scripts/${name}.mjs`);
  const vite = { 'node_modules/vite': { version: '2.0.0' } };
  writeFileSync(`${folder}/package-lock.json`, JSON.stringify({ packages: { '': {}, ...vite } }));
  const record = JSON.stringify({ packages: installed });
  writeFileSync(`${folder}/node_modules/.package-lock.json`, record);
  writeFileSync(`${folder}/node_modules/vite/package.json`, '{}');
  writeFileSync(`${folder}/bin/npm`, '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}/bin${path.delimiter}${process.env.PATH}` };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  return spawnSync('node', ['src/scripts/install.mjs'], options);
}

// The program in place of npm is a shell script.
test.skipIf(process.platform === 'win32')(
  'an installation that lacks something is repaired',
  () => {
    const folder = mkdtempSync(`${tmpdir()}/install-`);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const right = { 'node_modules/vite': { version: '2.0.0' } };
    expect(install(folder, right).stdout).toBe('');
    // Left out, as under NODE_ENV=production, or of another version.
    for (const wrong of [{}, { 'node_modules/vite': { version: '1.0.0' } }])
      expect(install(folder, wrong).stdout).toContain('npm ci --no-audit');
  },
);

test('npm installs the tools that build, also where the host sets NODE_ENV=production', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npm', ['config', 'get', 'include'], {
    env,
    encoding: 'utf8',
    shell,
  });
  expect(stdout.trim()).toBe('dev,optional');
});

test('a folder in which Vite cannot work is refused in one line', () => {
  const folder = mkdtempSync(`${tmpdir()}/site #2 `);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stderr } = install(folder, {});
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Rename the folder: Vite cannot work where a path has # or \?: .*\n$/);
});

test('a port that is taken is named in one line', async () => {
  const folder = mkdtempSync(`${tmpdir()}/preview-`);
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    other.close();
  });
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  const { status, printed } = run('preview', '--outDir', folder, '--port', port);
  expect(status).toBe(1);
  expect(printed).toContain('Another program uses this port: end that program, or choose another');
  expect(printed).not.toMatch(/^ {4}at /m);
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

// The programs in place of npm and npx are shell scripts.
test.skipIf(process.platform === 'win32').each([
  [2, 'FAILED: npm test'],
  [0, 'Every part has passed.'],
])('if `npm test` ends with %d, the nightly run says “%s”', (code, last) => {
  const folder = mkdtempSync(`${tmpdir()}/nightly-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/npm`, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  writeFileSync(`${folder}/npx`, '#!/bin/sh\necho "SKIPPED: hosts"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: folder + path.delimiter + process.env.PATH };
  const { status, stdout } = spawnSync('node', ['src/scripts/nightly.mjs'], {
    env,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(new RegExp(`\nSKIPPED: hosts\n${last}\n$`));
  expect(status === 0).toBe(code === 0);
});

test('servers answer only this machine, at the port that the README names', async () => {
  vi.stubEnv('PORT', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { server, preview } = await resolveConfig({}, 'serve');
  expect([server.host, preview.host]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(readFileSync('README.md', 'utf8')).toContain(`http://127.0.0.1:${preview.port} `);
});
