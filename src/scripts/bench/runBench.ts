import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { logProgress } from './logProgress.ts';
import { measureNavigations } from './measureNavigations.ts';
import { measureScale } from './measureScale.ts';
import { measureSpeed } from './measureSpeed.ts';
import { measureTouches } from './measureTouches.ts';
import { navigationsTable } from './navigationsTable.ts';
import { scaleTable } from './scaleTable.ts';
import { speedTables } from './speedTables.ts';
import { touchesTable } from './touchesTable.ts';

const usage = `npm run bench                      speed, first touches, navigations and scale, in Markdown tables
npm run bench -- --runs 1          everything once instead of the median of five
npm run bench -- --only speed      or touches, navigations, scale`;

/** What all parts need: the project's folder, and one for what they build. */
export interface Bench {
  readonly root: string;
  readonly folder: string;
  readonly runs: number;
}

// Each makes its own table: the first can be read while the second is measured.
const parts: Readonly<Record<string, (bench: Bench) => Promise<string>>> = {
  speed: async (bench) => speedTables(await measureSpeed(bench)),
  touches: async (bench) => touchesTable(await measureTouches(bench)),
  navigations: async (bench) => navigationsTable(await measureNavigations(bench)),
  scale: async (bench) => scaleTable(await measureScale(bench)),
};

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  const isPart = values.only === undefined || Object.hasOwn(parts, values.only);
  if (!isPart || !Number.isInteger(runs) || runs < 1) throw new Error('unknown option');
  return { only: values.only, runs };
}

// Lighthouse guesses a phone from how this machine does, and guesses too slow a one while it is busy.
function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load > cpus().length)
    logProgress(`The machine is busy (load ${load.toFixed(1)}): times are too long.`);
}

async function runParts(bench: Bench, only: string | undefined): Promise<void> {
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || only === name) console.log(await measure(bench));
}

/** Measures and prints; gives the exit code. Progress goes to stderr, tables to stdout. */
export async function runBench(args: string[], root: string): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    logProgress(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 2;
  }
  warnIfBusy();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await runParts({ root, folder, runs: options.runs }, options.only);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
