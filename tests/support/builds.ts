import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { samples } from '../../src/generator/readSettings.ts';
import { writePseudoLocales } from './pseudoLanguages.ts';

/**
 * Real values for all settings that `release` requires, and for all that it lists if they are
 * empty, with the splash and a second office, without chat, one network and offline pages.
 */
export const releaseSettings = {
  VITE_COMPANY_BRAND: 'Kudi Funding',
  VITE_SITE_URL: 'https://www.lender.example',
  VITE_FORM_ENDPOINT: 'https://forms.lender.example',
  VITE_FORM_KEY: 'live-form-key',
  VITE_COMPANY_PHONE: '+234 901 555 0101',
  VITE_COMPANY_WHATSAPP: '',
  VITE_COMPANY_EMAIL: 'hello@lender.example',
  VITE_COMPANY_ADDRESS: '1 Real Street, Suleja',
  VITE_COMPANY_OTHER_ADDRESSES: '2 Ahmadu Bello Way, Kaduna',
  VITE_COMPANY_CITY: 'Suleja',
  VITE_COMPANY_MAP_FRAME: 'https://www.openstreetmap.org/export/embed.html?marker=9%2C7',
  VITE_COMPANY_MAP_LINK: 'https://maps.example/office',
  VITE_COMPANY_REGISTRATION: 'Kudi Funding Nigeria Limited, RC 7654321',
  VITE_COMPANY_LICENCE: 'No. 2024/0123, Federal Competition and Consumer Protection Commission',
  VITE_COMPANY_LICENCE_REGISTER: 'https://www.regulator.example/register',
  VITE_COMPANY_CAR_YEARLY_RATE: '120%–196%',
  VITE_COMPANY_PERSONAL_YEARLY_RATE: '48.5%',
  VITE_COMPANY_BUSINESS_YEARLY_RATE: '36%',
  VITE_COMPANY_POLICY_UPDATED: '2026-05-04',
  VITE_COMPANY_TERMS_UPDATED: '2026-05-04',
  VITE_COMPANY_STATISTICS_DATE: '2026-05-04',
  VITE_COMPANY_FACEBOOK: '',
  VITE_SPLASH_MS: '4000',
  VITE_OFFLINE_PAGES: 'off',
};

/** Some of what only an owner can say, and not the rest; a chat of its own, and a long address. */
export const someFacts = {
  VITE_COMPANY_EMAIL: 'customer.support.and.complaints.department.abuja@gada-funding.example',
  VITE_COMPANY_WHATSAPP: '+234 802 555 0199',
  VITE_COMPANY_REGISTRATION: 'Example Lending Limited, RC 1234567',
  VITE_COMPANY_BUSINESS_YEARLY_RATE: '36%',
};

/** Where the builds are. */
export const cache = path.resolve('.cache', 'test-sites');
const pseudoLocales = path.join(cache, 'pseudo-locales');

/** The builds that tests use: mode and settings. Settings that are not named have sample values. */
const builds = {
  plain: ['production', { VITE_SPLASH_MS: '0' }],
  pseudo: ['production', { ...someFacts, VITE_SPLASH_MS: '0', LOCALES_FOLDER: pseudoLocales }],
  release: ['release', releaseSettings],
} as const;

export type BuildName = keyof typeof builds;

/** The time that a build may take on the slowest machine: more than a test may. */
export const buildTimeout = 15 * 60_000;

/** The time of the last change of anything that a build reads. */
function lastChange(): number {
  const folders = ['src', 'locales'];
  const inner = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const own = ['builds.ts', 'pseudoLanguages.ts'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  const files = [...folders, ...inner, ...own, 'index.html', 'vite.config.ts', 'package-lock.json'];
  const inputs = files.filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(...inputs.map((name) => statSync(name).mtimeMs));
}

/** Makes a build, unless the last one is up to date, and returns its folder. */
export async function build(name: BuildName): Promise<string> {
  const folder = path.join(cache, name);
  const stamp = `${folder}.built`;
  if (existsSync(stamp) && statSync(stamp).mtimeMs > lastChange()) return folder;
  await mkdir(cache, { recursive: true });
  await rm(stamp, { force: true });
  if (name === 'pseudo') await writePseudoLocales(pseudoLocales);
  const [mode, settings] = builds[name];
  const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel=error'];
  // A runner may have set NODE_ENV.
  const env = { ...process.env, ...samples, NODE_ENV: 'production', ...settings };
  await promisify(execFile)(process.execPath, [vite, ...args], { env });
  await writeFile(stamp, '');
  return folder;
}
