// `npm run test:nightly`: runs all parts of the nightly tests and prints a summary. Node 20 does not
// run TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = fileURLToPath(new URL('nightly/runNightly.ts', import.meta.url));

/** @type {{ module: typeof import('./nightly/runNightly.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = await module.runNightly(root);
