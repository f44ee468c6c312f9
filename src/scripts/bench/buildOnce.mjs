// One build in a process of its own, which tells what it took: `buildOnce.mjs <folder>`.
import { createBuilder } from 'vite';

const [, , outDir = ''] = process.argv;
const start = performance.now();
const builder = await createBuilder({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
await builder.buildApp();
const seconds = (performance.now() - start) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
// Node gives microseconds, and kilobytes on every system.
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6;
process.send?.({ seconds, processorSeconds, megabytes: maxRSS / 1024 });
