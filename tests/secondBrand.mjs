// `npm run second-brand`: gives a copy of the source another brand and tests it. Node 20 does not run
// TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const tool = fileURLToPath(new URL('nightly/secondBrand/runSecondBrand.ts', import.meta.url));

/** @type {{ module: typeof import('./nightly/secondBrand/runSecondBrand.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = await module.runSecondBrand(root);
