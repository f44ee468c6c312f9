// Installs the packages of the lock file and, with --browser, a Chromium for the browser tests, if
// they are missing, so that one command works on a fresh clone. It runs before any package is
// installed, so it is plain JavaScript and imports no package at first.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuse } from './folder.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/** The packages of a lock file by their folders. @param {string} file */
function packagesIn(file) {
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const packages = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
  return packages;
}

/**
 * Whether all packages are there, in their versions: npm may have been told to leave some out, such
 * as those for development, or somebody may have deleted some.
 */
function packagesAreCurrent() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      folder === '' ||
      // Most optional packages are for other systems.
      optional ||
      (installed[folder]?.version === version && existsSync(path.join(folder, 'package.json'))),
  );
}

/** @param {string} folder */
function canBeWritten(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function installPackages() {
  try {
    // Settings of the user or of the host that would lead to another place.
    run('npm', ['ci', '--no-audit', '--no-fund', '--global=false', '--install-strategy=hoisted']);
  } catch {
    refuse('The packages could not be installed. What npm says above is why.');
  }
}

function installFromDebian() {
  const [command = '', ...root] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  run(command, [...root, 'update', '-qq']);
  run(command, [
    ...root,
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    // The fallback fonts adjust the metrics of this font; another one would shift the layout.
    'fonts-liberation',
  ]);
}

async function installBrowser() {
  const chromium = await import('./chromium.mjs');
  if (chromium.headlessShell()) return;
  console.log('Installing a headless Chromium for the browser tests.');
  const fromPlaywright = () => run('npx', ['playwright', 'install', 'chromium', '--only-shell']);
  for (const install of [fromPlaywright, installFromDebian])
    try {
      return install();
    } catch (error) {
      console.log(String(error).split('\n')[0]);
    }
  if (chromium.systemChromium()) return;
  throw new Error('No Chromium could be installed. Install one, or set CHROMIUM to its path.');
}

if (major < 20 || (major === 20 && minor < 19))
  refuse(`This site needs Node 20.19 or later; this is Node ${process.versions.node}.`);
const locked = ['.', 'node_modules', 'dist', '.cache'].find(
  (folder) => existsSync(folder) && !canBeWritten(folder),
);
if (locked)
  refuse(
    `You may not write into ${path.resolve(locked)}: copy the project into a folder of yours.`,
  );
if (!packagesAreCurrent()) installPackages();
if (process.argv.includes('--browser')) await installBrowser();
