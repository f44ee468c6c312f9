// `npm run locales`: the translator's report and checks. Node 20 cannot run TypeScript, so Vite's
// runner imports the tool.
import './folder.mjs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = `${root}/src/locales/checker/runLocales.ts`;

// Ends quietly when the pipe is closed, as by `| head`.
process.stdout.on('error', () => process.exit());

/** @type {{ module: typeof import('../locales/checker/runLocales.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = module.runLocales(process.argv.slice(2), `${root}/locales`, console.log);
