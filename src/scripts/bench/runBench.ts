import { parseArgs } from 'node:util';
import { measureNavigations } from './measureNavigations.ts';
import { measureSpeed } from './measureSpeed.ts';
import { measureTouches } from './measureTouches.ts';

/** The number of runs per figure without `--runs`. */
const defaultRuns = '5';

const parts = new Map([
  ['touches', measureTouches],
  ['navigations', measureNavigations],
  ['speed', measureSpeed],
]);

/** Measures the given parts, or all; tables go to stdout, progress to stderr. */
export async function runBench(args: string[]): Promise<void> {
  const options = { runs: { type: 'string', default: defaultRuns } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  const unknown = positionals.find((name) => !parts.has(name));
  if (unknown)
    throw new Error(`unknown part ${unknown}; the parts are ${[...parts.keys()].join(', ')}`);
  for (const [name, measure] of parts) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`${await measure(runs)}\n`);
  }
}
