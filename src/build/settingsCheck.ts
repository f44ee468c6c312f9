import type { Plugin, ResolvedConfig } from 'vite';
import { samples } from './settings.ts';

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

/** Those of the settings that are empty or have their sample value. */
export function leftAtSamples(env: ResolvedConfig['env']): string[] {
  const given = (name: string) => String(env[name] ?? '').trim();
  return mustBeReal.filter((name) => given(name) === '' || given(name) === samples[name]);
}

/**
 * Checks for required settings that still have sample values: a plain build lists them, and a build of
 * mode `release` fails.
 */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    apply: 'build',
    configResolved(config) {
      const left = leftAtSamples(config.env);
      if (left.length === 0) return;
      const message = `These settings still have sample values (see .env.example):\n  ${left.join('\n  ')}`;
      if (config.mode === 'release') throw new Error(message);
      config.logger.info(message);
    },
  };
}
