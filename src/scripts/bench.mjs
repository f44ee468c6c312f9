// `npm run bench`: how fast the pages are, and how the build grows with languages. Node 20 runs no
// TypeScript, so the tool goes through Vite's runner.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tool = fileURLToPath(new URL('bench/runBench.ts', import.meta.url));

/** @type {{ module: typeof import('./bench/runBench.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, root, logLevel: 'error' });

process.exitCode = await module.runBench(process.argv.slice(2), root);
