import type { Plugin } from 'vite';
import { withSite } from './withSite.ts';

/**
 * Names the settings that still hold sample values. A plain build lists them; a release, the build
 * of mode `release`, is refused while there are any.
 */
export function settingsCheck(): Plugin {
  return {
    name: 'settings-check',
    apply: 'build',
    async configResolved({ mode, logger }) {
      const left = await withSite((site) => site.settingsLeftAtSamples(), mode);
      if (left.length === 0) return;
      const message = `These settings still hold sample values (see .env.example):\n  ${left.join('\n  ')}`;
      if (mode === 'release') throw new Error(message);
      logger.info(message);
    },
  };
}
