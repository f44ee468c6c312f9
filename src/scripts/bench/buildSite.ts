import { fork } from 'node:child_process';
import path from 'node:path';
import { finished } from './children.ts';
import { logProgress } from './logProgress.ts';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** The same on an idle machine, nearly: what its processors worked for this alone. */
  readonly processorSeconds: number;
  /** The most memory that it held at one time. */
  readonly megabytes: number;
}

/** Builds the site into a folder, as `npm run build` does, with some settings of its own. */
export async function buildSite(
  root: string,
  outDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<BuildCost> {
  logProgress(`Building ${path.basename(outDir)}`);
  const child = fork(path.join(root, 'src/scripts/bench/buildOnce.mjs'), [outDir], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Vite's runner has made this process a development one; React would follow.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
  let cost: BuildCost = { seconds: 0, processorSeconds: 0, megabytes: 0 };
  // The one message is what buildOnce.mjs sends.
  child.on('message', (message) => {
    cost = message as BuildCost;
  });
  await finished(child, `the build of ${path.basename(outDir)}`);
  return cost;
}
