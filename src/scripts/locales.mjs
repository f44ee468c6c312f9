// `npm run locales`: the translator's report and checks. Node 20 cannot run TypeScript, so Vite's
// runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = fileURLToPath(new URL('../localeChecker/runLocales.ts', import.meta.url));

// Ignore a closed pipe, as after `| head`.
process.stdout.on('error', () => process.exit());

/** @type {{ module: typeof import('../localeChecker/runLocales.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = module.runLocales(process.argv.slice(2), `${root}/locales`, console.log, {
  code: `${root}/src`,
  shell: `${root}/index.html`,
  types: `${root}/src/i18n/placeholders.ts`,
});
