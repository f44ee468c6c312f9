// `npm run check-form`: sends one test message to the form service of the settings. Node 20 cannot run
// TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const tool = fileURLToPath(new URL('checkForm/runCheckForm.ts', import.meta.url));

/** @type {{ module: typeof import('./checkForm/runCheckForm.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, logLevel: 'error' });

process.exitCode = await module.runCheckForm();
