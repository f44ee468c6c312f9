// `npm run orca`: reads the site with the screen reader Orca and compares its speech with the
// reviewed transcripts. Node 20 does not run TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = fileURLToPath(new URL('orca/runOrca.ts', import.meta.url));

/** @type {{ module: typeof import('./orca/runOrca.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exit(await module.runOrca(process.argv.slice(2), root));
