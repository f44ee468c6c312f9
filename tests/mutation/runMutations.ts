import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { copySource } from '../support/copySource.ts';
import type { Mutation } from './Mutation.ts';
import mutations from './mutations.json' with { type: 'json' };

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

function run(copy: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  // Vite's runner has set NODE_ENV to development, and React would use its development code.
  const own = { ...process.env, NODE_ENV: 'production', NIGHTLY: '', ...env };
  const child = spawn('npx', args, { cwd: copy, env: own });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ passed: code === 0, output }));
  });
}

async function build(copy: string): Promise<Run> {
  return run(copy, ['vite', 'build', '--outDir', 'built'], { VITE_SPLASH_MS: '0' });
}

async function test(copy: string, { test: file, title = '' }: Mutation): Promise<Run> {
  const env = { BUILT_SITE: path.join(copy, 'built'), CI: '1' };
  const args = ['playwright', 'test', '--config=tests', '--workers=1', '--retries=0', '-x', file];
  return run(copy, title ? [...args, '-g', title] : args, env);
}

/** Returns the reason why a defect was not caught, or nothing. */
type Judge = (copy: string, mutation: Mutation) => Promise<string | undefined>;

/** Runs the test that must fail. */
const judgeAlone: Judge = async (copy, mutation) => {
  const built = await build(copy);
  if (!built.passed) return `does not build: ${built.output.slice(-600)}`;
  const tested = await test(copy, mutation);
  if (/No tests found/.test(tested.output)) return `${mutation.test} has no such test`;
  return tested.passed ? 'was not noticed' : undefined;
};

/** Runs all browser tests of `npm test`. */
const judgeWhole: Judge = async (copy) => {
  const tested = await run(copy, ['playwright', 'test', '--config', 'tests', '-x'], { CI: '1' });
  // Printed with its reason: a failure for another reason has not caught the defect.
  const [noticed] = /^ {2}1\) [^\n]*(\s+Error: [^\n]*)?/m.exec(tested.output) ?? [];
  console.log(noticed ?? tested.output.slice(-600));
  return noticed ? undefined : 'was not noticed by the whole suite';
};

async function spoil(copy: string, mutation: Mutation, judge: Judge): Promise<string | undefined> {
  const file = path.join(copy, mutation.file);
  const source = await readFile(file, 'utf8');
  if (!source.includes(mutation.from))
    return `${mutation.file} does not have what is to be spoiled`;
  await writeFile(
    file,
    source.replace(mutation.from, () => mutation.to),
  );
  try {
    return await judge(copy, mutation);
  } finally {
    await writeFile(file, source);
  }
}

/** Each test must pass without a defect: otherwise its failure proves nothing. */
async function checkBaseline(copy: string, chosen: readonly Mutation[]): Promise<string[]> {
  const built = await build(copy);
  if (!built.passed) return [`the source itself does not build: ${built.output.slice(-600)}`];
  const tests = new Map(chosen.map((mutation) => [`${mutation.test} ${mutation.title}`, mutation]));
  const failed: string[] = [];
  for (const [name, mutation] of tests) {
    const { passed, output } = await test(copy, mutation);
    if (!passed) failed.push(`fails without any defect: ${name}\n${output.slice(-1500)}`);
  }
  return failed;
}

async function work(root: string, queue: Mutation[], judge: Judge): Promise<string[]> {
  const faults: string[] = [];
  const copy = await copySource(root);
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const fault = await spoil(copy, next, judge);
      console.log(`${fault ? 'MISSED' : 'caught'}  ${next.defect}${fault ? `: ${fault}` : ''}`);
      if (fault) faults.push(next.defect);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
  return faults;
}

/** Uses all processors but one: more workers could make tests time out. */
async function judgeAll(root: string, chosen: readonly Mutation[]): Promise<string[]> {
  const queue = [...chosen];
  const workers = Math.max(1, cpus().length - 1);
  const running = Array.from({ length: workers }, () => work(root, queue, judgeAlone));
  return (await Promise.all(running)).flat();
}

/** Three defects of the list, because each takes a run of the whole suite. */
function sampleOf(chosen: readonly Mutation[]): Mutation[] {
  return chosen.filter((_, index) => index % Math.ceil(chosen.length / 3) === 0);
}

/** Inserts all defects, or those whose description contains `words`; returns 1 if one is missed. */
export async function runMutations(words: readonly string[], root: string): Promise<number> {
  const chosen: Mutation[] = mutations.filter(({ defect }) => defect.includes(words.join(' ')));
  const copy = await copySource(root);
  const faults = await checkBaseline(copy, chosen);
  await rm(copy, { recursive: true });
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  const missed = await judgeAll(root, chosen);
  console.log(`${chosen.length - missed.length} of ${chosen.length} defects were caught.`);
  const sample = sampleOf(chosen);
  const slipped = await work(root, [...sample], judgeWhole);
  console.log(`The whole suite caught ${sample.length - slipped.length} of ${sample.length}.`);
  return missed.length + slipped.length > 0 ? 1 : 0;
}
