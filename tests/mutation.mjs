// The mutation proof: brings one defect after the other into a copy of the source, builds it, and
// asks the test that should notice. Node 20 runs no TypeScript, so it goes through Vite's runner.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = fileURLToPath(new URL('mutation/runMutations.ts', import.meta.url));

/** @type {{ module: typeof import('./mutation/runMutations.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = await module.runMutations(process.argv.slice(2), root);
