import { runLocales } from '../../src/localeChecker/runLocales.ts';
import type { SampleLocales } from './sampleLocales.ts';

interface Outcome {
  readonly code: number;
  readonly printed: string;
}

/** Runs the locale checker on a folder. */
export function run(sample: SampleLocales, ...args: string[]): Outcome {
  const lines: string[] = [];
  const code = runLocales(args, sample.folder, (line) => lines.push(line));
  return { code, printed: lines.join('\n') };
}

/** The numbers of a row in a report: translated, missing, outdated, same as English, complete. */
export function row(printed: string, name: string): string[] {
  const line = printed.split('\n').find((candidate) => candidate.startsWith(`  ${name} `)) ?? '';
  return line.trim().split(/ {2,}/).slice(1);
}
