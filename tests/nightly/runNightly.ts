import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { missingPrograms } from '../a11y/orca/missingPrograms.ts';
import { missingOfEngines } from '../support/engines/installed.ts';
import { hasBrotli, hasNginx } from '../support/nginx/nginx.ts';
import { fetchNode } from './fetchNode.ts';

interface Part {
  readonly name: string;
  /** The arguments of `npx`. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Programs that the part needs and this machine does not have. */
  readonly missing?: readonly string[];
  /** The same for some of its tests. */
  readonly partlyMissing?: readonly string[];
}

const nightly = { NIGHTLY: '1' };
const browser = ['playwright', 'test', '--config', 'tests', '--project'];

/** The majors of Node that `engines` in package.json allows besides that of `npm test`. */
const otherNodes = [22, 24];

const shortParts: readonly Part[] = [
  {
    name: 'unit tests tagged nightly',
    args: ['vitest', 'run', '--tags-filter', 'nightly'],
    env: nightly,
  },
  {
    name: 'journeys on nginx',
    args: [...browser, 'nginx'],
    env: nightly,
    missing: hasNginx ? [] : ['nginx (apt-get install nginx-light)'],
    partlyMissing: hasBrotli ? [] : ['libnginx-mod-http-brotli-static'],
  },
  {
    name: 'main journeys and axe in Firefox',
    args: [...browser, 'firefox'],
    env: nightly,
    missing: missingOfEngines.firefox,
  },
  {
    name: 'main journeys and axe in WebKitGTK',
    args: [...browser, 'webkit'],
    env: nightly,
    missing: missingOfEngines.webkit,
  },
];

const longParts: readonly Part[] = [
  { name: 'second brand', args: ['node', 'tests/secondBrand.mjs'] },
  { name: 'browser tests tagged @nightly', args: [...browser, 'chromium'], env: nightly },
  { name: 'mutations', args: ['node', 'tests/mutation.mjs'] },
  {
    name: 'journeys with Orca',
    args: ['node', 'tests/a11y/orca.mjs'],
    missing: missingPrograms(),
  },
];

/** A build and the unit tests on another Node, which `npx` finds first. */
function onNode(root: string, major: number): Part {
  const name = `build and unit tests on Node ${major}`;
  const folder = fetchNode(root, major);
  if (!folder) return { name, args: [], missing: [`Node ${major} from the npm registry`] };
  const outDir = path.join('.cache', `node-${major}`, 'site');
  const build = `NODE_ENV=production vite build --outDir ${outDir} --emptyOutDir --logLevel error`;
  return {
    name,
    args: ['-c', `node --version && ${build} && vitest run`],
    env: { PATH: `${folder}${path.delimiter}${process.env.PATH}` },
  };
}

interface Outcome {
  readonly status: 'passed' | 'FAILED' | 'SKIPPED';
  readonly seconds: number;
}

function run(root: string, { args, env }: Part): Promise<boolean> {
  // Vite's runner has set NODE_ENV to development.
  const own = { ...process.env, NODE_ENV: 'test', ...env };
  const child = spawn('npx', args, { cwd: root, env: own, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function outcomeOf(root: string, part: Part): Promise<Outcome> {
  if (part.missing?.length) return { status: 'SKIPPED', seconds: 0 };
  console.log(`\n== ${part.name}`);
  const start = Date.now();
  const status = (await run(root, part)) ? 'passed' : 'FAILED';
  return { status, seconds: Math.round((Date.now() - start) / 1000) };
}

function time(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

function lineOf(part: Part, { status, seconds }: Outcome): string {
  const { name, missing = [], partlyMissing = [] } = part;
  if (status === 'SKIPPED') return `${status}  ${name}: lacks ${missing.join(', ')}`;
  const skipped = partlyMissing.map((program) => `; SKIPPED tests lack ${program}`);
  return `${status}  ${name}: ${time(seconds)}${skipped.join('')}`;
}

function commit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().trim();
  const changes = git('status', '--porcelain') ? ' with local changes' : '';
  return `${git('rev-parse', '--short', 'HEAD')}${changes}`;
}

/** Runs all parts, also after a failure, and returns the exit code: 1 if one of them failed. */
export async function runNightly(root: string): Promise<number> {
  const tested = commit(root);
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  const nodes = otherNodes.map((major) => onNode(root, major));
  for (const part of [...shortParts, ...nodes, ...longParts]) {
    const outcome = await outcomeOf(root, part);
    outcomes.push(outcome);
    lines.push(lineOf(part, outcome));
  }
  const count = (status: Outcome['status']) =>
    outcomes.filter((outcome) => outcome.status === status).length;
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\n${lines.join('\n')}`);
  console.log(
    `Nightly tests of ${tested}: ${count('passed')} passed, ${count('FAILED')} failed, ${count('SKIPPED')} skipped, ${time(total)}.`,
  );
  return count('FAILED') > 0 ? 1 : 0;
}
