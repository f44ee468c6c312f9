// `npm run bench`. Node 20 cannot run TypeScript, so Vite's runner imports the tool.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const tool = fileURLToPath(new URL('bench/runBench.ts', import.meta.url));

/** @type {{ module: typeof import('./bench/runBench.ts') }} */
const { module } = await runnerImport(tool, { configFile: false, logLevel: 'error' });

await module.runBench(process.argv.slice(2));
