// Installs the packages of the lock file and, with --browser, a Chromium for the browser tests, if
// they are missing, so that one command works on a fresh clone. It runs before any package is
// installed, so it is plain JavaScript and imports no package at first.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

function packagesAreCurrent() {
  const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false });
  return installed && installed.mtimeMs >= statSync('package-lock.json').mtimeMs;
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

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This site needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!packagesAreCurrent()) run('npm', ['ci', '--no-audit', '--no-fund']);
if (process.argv.includes('--browser')) await installBrowser();
