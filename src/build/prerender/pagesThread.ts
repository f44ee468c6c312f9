// A thread that writes a share of the pages; see `prerender.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { writePages } from './writePages.ts';

parentPort?.postMessage(await writePages(workerData));
