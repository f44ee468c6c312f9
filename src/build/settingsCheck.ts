import type { Plugin, ResolvedConfig } from 'vite';
import { samples } from './settings.ts';

/** A site with the samples of these would mislead its visitors or lose their messages. */
const mustBeReal = [
  'VITE_SITE_URL',
  'VITE_FORM_ENDPOINT',
  'VITE_FORM_KEY',
  'VITE_COMPANY_PHONE',
  'VITE_COMPANY_EMAIL',
  'VITE_COMPANY_ADDRESS',
];

/** The settings of these that are left out, or as `.env.example` has them. */
function leftAtSamples({ env }: ResolvedConfig): string[] {
  const given = (name: string) => String(env[name] ?? '').trim();
  return mustBeReal.filter((name) => given(name) === '' || given(name) === samples[name]);
}

/**
 * Names the settings that still hold sample values. A plain build lists them; a release, the build
 * of mode `release`, is refused while there are any.
 */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    apply: 'build',
    configResolved(config) {
      const left = leftAtSamples(config);
      if (left.length === 0) return;
      const message = `These settings still hold sample values (see .env.example):\n  ${left.join('\n  ')}`;
      if (config.mode === 'release') throw new Error(message);
      config.logger.info(message);
    },
  };
}
