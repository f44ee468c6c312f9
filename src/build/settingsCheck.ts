import type { Plugin } from 'vite';
import { SettingsError } from './SettingsError.ts';
import { type Env, readSettings, samples } from './settings.ts';

/** Settings whose sample values would mislead visitors or lose their messages. */
const mustBeReal = [
  'VITE_COMPANY_BRAND',
  'VITE_SITE_URL',
  'VITE_FORM_ENDPOINT',
  'VITE_FORM_KEY',
  'VITE_COMPANY_PHONE',
  'VITE_COMPANY_EMAIL',
  'VITE_COMPANY_ADDRESS',
];

/** Settings that show the place of the address. */
const map = ['VITE_COMPANY_MAP_FRAME', 'VITE_COMPANY_MAP_LINK'];

/** Those of the settings that are empty or have their sample value. */
export function leftAtSamples(env: Env): string[] {
  const isSample = (name: string) => ['', samples[name]].includes(env[name]?.trim() ?? '');
  const mapMustBeReal = !isSample('VITE_COMPANY_ADDRESS');
  return [...mustBeReal, ...(mapMustBeReal ? map : [])].filter(isSample);
}

/** Social networks whose link is the front page of the network. */
export function frontPages(env: Env): string[] {
  return Object.entries(readSettings(env).company.social)
    .filter(([, link]) => new URL(link).pathname === '/')
    .map(([network]) => network);
}

function sampleMessage(left: readonly string[]): string {
  return `These settings still have sample values (see .env.example):\n  ${left.join('\n  ')}`;
}

/** Notes on settings for the end of a build. */
export function settingsNotes(env: Env): string[] {
  const left = leftAtSamples(env);
  const networks = frontPages(env);
  return [
    ...(left.length > 0 ? [sampleMessage(left)] : []),
    ...(networks.length > 0
      ? [`These links lead to the front page of the network: ${networks.join(', ')}`]
      : []),
  ];
}

/** Refuses a build of mode `release` while a setting that must be real has its sample value. */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    apply: 'build',
    configResolved({ mode, env }) {
      const left = leftAtSamples(env);
      if (mode === 'release' && left.length > 0) throw new SettingsError(sampleMessage(left));
    },
  };
}
