// `npm run orca`: a real screen reader goes through the site, and what it says is compared with
// what was reviewed. Node 20 runs no TypeScript, so the tool goes through Vite's runner.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = fileURLToPath(new URL('orca/runOrca.ts', import.meta.url));

/** @type {{ module: typeof import('./orca/runOrca.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exit(await module.runOrca(process.argv.slice(2), root));
