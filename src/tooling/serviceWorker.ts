import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { builtScript } from './builtScript.ts';

/** Where browsers look for a newer one: the address never changes. */
export const serviceWorkerFile = 'service-worker.js';

function entryFor({ env }: ResolvedConfig): string {
  const name = env.VITE_OFFLINE_PAGES?.trim() === 'off' ? 'retired' : 'serviceWorker';
  return `src/serviceWorker/${name}.ts`;
}

/**
 * The service worker that keeps pages for reading offline or, where VITE_OFFLINE_PAGES is `off`, the
 * one that removes it from the browsers that have it.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const shell = await readFile(path.join(outDir, '404.html'));
        // Browsers take a worker for new when its text is: it keeps a new shell then.
        const version = createHash('sha256').update(shell).digest('hex').slice(0, 8);
        const script = await builtScript(entryFor(config));
        await writeFile(path.join(outDir, serviceWorkerFile), `${script}\n// shell ${version}\n`);
      },
    },
  };
}
