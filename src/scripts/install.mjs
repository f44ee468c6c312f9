// Installs the packages of the lock file and, with --browser, a Chromium for the browser tests, if
// they are missing, so that one command works on a fresh clone. It runs before any package is
// installed, so it is plain JavaScript and imports no package at first.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

function packagesAreCurrent() {
  const installed = 'node_modules/.package-lock.json';
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** Runs alternatives until one succeeds. @param {(() => void)[]} alternatives */
function anySucceeds(...alternatives) {
  for (const alternative of alternatives) {
    try {
      alternative();
      return true;
    } catch (error) {
      console.log(String(error).split('\n')[0]);
    }
  }
  return false;
}

/** @param {string} command @param {string[]} args */
function asRoot(command, args) {
  if (process.getuid?.() === 0) run(command, args);
  else run('sudo', ['-n', command, ...args]);
}

function installFromDebian() {
  asRoot('apt-get', ['update', '-qq']);
  asRoot('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
}

async function installBrowser() {
  const chromium = await import('./chromium.mjs');
  if (chromium.systemHeadlessShell() || chromium.playwrightChromium()) return;
  console.log('Installing a headless Chromium for the browser tests.');
  const isInstalled = anySucceeds(
    () => run('npx', ['playwright', 'install', 'chromium', '--only-shell']),
    installFromDebian,
  );
  if (isInstalled || chromium.systemChromium()) return;
  throw new Error('No Chromium could be installed. Install one, or set CHROMIUM to its path.');
}

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!packagesAreCurrent()) run('npm', ['ci', '--no-audit', '--no-fund']);
if (process.argv.includes('--browser')) await installBrowser();
