// `npm run mutation`: inserts one defect at a time into a copy of the source, builds it, and runs
// the test that must fail. Node 20 does not run TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = fileURLToPath(new URL('mutation/runMutations.ts', import.meta.url));

/** @type {{ module: typeof import('./mutation/runMutations.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = await module.runMutations(process.argv.slice(2), root);
