import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { copySource } from '../../support/copySource.ts';
import { changeBrand, removed } from './changes.ts';
import {
  samePictures,
  search,
  type Trace,
  tracesOfColours,
  tracesOfFigures,
  tracesOfLanguage,
  tracesOfSettings,
} from './traces.ts';

/** Runs a command in the copy, and returns its name if it fails. */
function run(copy: string, command: string): Promise<string[]> {
  console.log(`> ${command}`);
  const [program = '', ...args] = command.split(' ');
  // Vite's runner has set NODE_ENV to development.
  const env = { ...process.env, NODE_ENV: undefined, NIGHTLY: undefined, CI: '1' };
  const child = spawn(program, args, { cwd: copy, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0 ? [] : [`fails: ${command}`]));
  });
}

async function inTurn(copy: string, ...commands: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const command of commands) faults.push(...(await run(copy, command)));
  return faults;
}

/** All traces of the sample brand that are not those of the second one. */
function tracesOf(copy: string, sample: string, colours: readonly string[]): Trace[] {
  const settings = parseEnv(readFileSync(path.join(copy, '.env.example'), 'utf8'));
  const figures: Record<string, { unit: string }> = JSON.parse(
    readFileSync(path.join(copy, 'locales/figures.json'), 'utf8'),
  );
  const units = Object.entries(figures).map(([name, { unit }]) => [name, unit]);
  return [
    ...tracesOfSettings(settings),
    ...tracesOfFigures(sample, Object.fromEntries(units)),
    ...tracesOfColours(colours),
    ...(existsSync(path.join(sample, removed.tag))
      ? tracesOfLanguage(removed.tag, removed.name)
      : []),
  ];
}

/** Searches both sites: a trace that the sample does not contain either would prove nothing. */
function searchBoth(sample: string, site: string, traces: readonly Trace[]): string[] {
  const inSample = search(sample, traces);
  const missed = traces.filter((trace) => !inSample.has(trace));
  const left = [...search(site, traces)];
  return [
    ...missed.map(({ name }) => `is not found in the sample site either: ${name}`),
    ...left.map(([{ name }, file]) => `is left in ${file}: ${name}`),
    ...samePictures(site, sample).map((file) => `has the colours of the sample: ${file}`),
  ];
}

async function judge(copy: string, sample: string): Promise<string[]> {
  const built = await run(copy, `npx vite build --outDir ${sample} --logLevel warn`);
  if (built.length > 0) return built;
  const colours = changeBrand(copy);
  const traces = tracesOf(copy, sample, colours);
  // The transcripts name the languages.
  const renewal = 'npm run e2e -- a11y/speech --update-snapshots';
  const faults = await inTurn(copy, renewal, 'npm run release');
  if (faults.length > 0) return faults;
  faults.push(...searchBoth(sample, path.join(copy, 'dist'), traces));
  // `npm test` without its first step, which could replace the packages of the original.
  const failed = await inTurn(copy, 'npm run check', 'npx vitest run', 'npm run e2e');
  return [...faults, ...failed];
}

/**
 * Gives a copy of the source another brand, by what README.md says that an owner may change, and returns 1
 * if it cannot be released, a test fails, or its site contains anything of the sample brand.
 */
export async function runSecondBrand(root: string): Promise<number> {
  const copy = await copySource(root);
  const sample = await mkdtemp(path.join(tmpdir(), 'site-sample-'));
  try {
    const faults = await judge(copy, sample);
    console.log(faults.length > 0 ? faults.join('\n') : 'Nothing is in the way of a second brand.');
    return faults.length > 0 ? 1 : 0;
  } finally {
    for (const folder of [copy, sample]) await rm(folder, { recursive: true });
  }
}
