import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { samples } from '../../src/generator/readSettings.ts';
import { writePseudoLocales } from './pseudoLanguages.ts';

/**
 * Real values for all settings that `release` requires, with the splash and without offline pages.
 */
export const releaseSettings = {
  VITE_COMPANY_BRAND: 'Kudi Funding',
  VITE_SITE_URL: 'https://www.lender.example',
  VITE_FORM_ENDPOINT: 'https://forms.lender.example',
  VITE_FORM_KEY: 'live-form-key',
  VITE_COMPANY_PHONE: '+234 901 555 0101',
  VITE_COMPANY_EMAIL: 'hello@lender.example',
  VITE_COMPANY_ADDRESS: '1 Real Street, Suleja',
  VITE_COMPANY_CITY: 'Suleja',
  VITE_COMPANY_MAP_FRAME: 'https://www.openstreetmap.org/export/embed.html?marker=9%2C7',
  VITE_COMPANY_MAP_LINK: 'https://www.openstreetmap.org/?mlat=9&mlon=7',
  VITE_COMPANY_FACEBOOK: '',
  VITE_SPLASH_MS: '4000',
  VITE_OFFLINE_PAGES: 'off',
};

const cache = path.resolve('.cache', 'test-sites');
const pseudoLocales = path.join(cache, 'pseudo-locales');

/** The builds that tests use: mode and settings. Settings that are not named have sample values. */
const sites = {
  plain: ['production', { VITE_SPLASH_MS: '0' }],
  pseudo: ['production', { VITE_SPLASH_MS: '0', LOCALES_FOLDER: pseudoLocales }],
  release: ['release', releaseSettings],
} as const;

type SiteName = keyof typeof sites;

/** The time of the last change of anything that a build reads. */
function lastChange(): number {
  const folders = ['src', 'locales'];
  const inner = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const pseudo = path.join(import.meta.dirname, 'pseudoLanguages.ts');
  const files = [...folders, ...inner, 'index.html', 'vite.config.ts', 'package-lock.json', pseudo];
  const inputs = files.filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(...inputs.map((name) => statSync(name).mtimeMs));
}

/** Makes a build, unless the last one is up to date, and returns its folder. */
export async function build(name: SiteName): Promise<string> {
  const folder = path.join(cache, name);
  const stamp = `${folder}.built`;
  // A run keeps the builds that it began with, whatever is edited meanwhile.
  const isRunning = process.env.PLAIN_SITE !== undefined;
  if (existsSync(stamp) && (isRunning || statSync(stamp).mtimeMs > lastChange())) return folder;
  await mkdir(cache, { recursive: true });
  await rm(stamp, { force: true });
  if (name === 'pseudo') await writePseudoLocales(pseudoLocales);
  const [mode, settings] = sites[name];
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel=error'];
  // A runner may have set NODE_ENV.
  const env = { ...process.env, ...samples, NODE_ENV: 'production', ...settings };
  await promisify(execFile)(process.execPath, [vite, ...args], { env });
  await writeFile(stamp, '');
  return folder;
}

/** Builds a site if needed, and serves it with the embedded form service on a free port. */
export async function serve(name: SiteName, port = 0) {
  const outDir = await build(name);
  // A local `.env` does not apply.
  Object.assign(process.env, samples, { FORM_MESSAGES_FILE: path.join(cache, 'messages.jsonl') });
  const { resolvedUrls, close } = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port },
  });
  const url = new URL(resolvedUrls?.local[0] ?? '');
  return { address: url.origin, port: Number(url.port), close };
}

/** Starts the servers of a run; their addresses are environment variables for the tests. */
export default async function startServers(): Promise<() => Promise<void>> {
  const servers = await Promise.all([serve('plain'), serve('pseudo'), serve('release')]);
  const [plain, pseudo, release] = servers.map(({ address }) => address);
  Object.assign(process.env, { PLAIN_SITE: plain, PSEUDO_SITE: pseudo, RELEASE_SITE: release });
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
  };
}
