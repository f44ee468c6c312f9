import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Mutation } from './Mutation.ts';
import mutations from './mutations.json' with { type: 'json' };

/** A copy of what is under version control, to be spoiled at will. */
async function copySource(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-mutation-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = listed.toString().trim().split('\n');
  for (const file of files) await cp(path.join(root, file), path.join(copy, file));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

function run(copy: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  // Vite's runner has made this process a development one; React would follow.
  const own = { ...process.env, NODE_ENV: 'production', ...env };
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
  const built = { BUILT_SITE: path.join(copy, 'built'), CI: '1' };
  const args = ['playwright', 'test', '--config', 'tests', '--workers', '1', '-x', file];
  return run(copy, title ? [...args, '-g', title] : args, built);
}

/** What is wrong with the proof, or nothing: a defect that was caught. */
async function judge(copy: string, mutation: Mutation): Promise<string | undefined> {
  const file = path.join(copy, mutation.file);
  const source = await readFile(file, 'utf8');
  if (!source.includes(mutation.from))
    return `${mutation.file} does not have what is to be spoiled`;
  await writeFile(
    file,
    source.replace(mutation.from, () => mutation.to),
  );
  try {
    const built = await build(copy);
    if (!built.passed) return `does not build: ${built.output.slice(-600)}`;
    const tested = await test(copy, mutation);
    if (/No tests found/.test(tested.output)) return `${mutation.test} has no such test`;
    return tested.passed ? 'was not noticed' : undefined;
  } finally {
    await writeFile(file, source);
  }
}

/** Without a defect each of these tests has to pass, or its failing would show nothing. */
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

async function work(root: string, queue: Mutation[], faults: string[]): Promise<void> {
  const copy = await copySource(root);
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const fault = await judge(copy, next);
      console.log(`${fault ? 'MISSED' : 'caught'}  ${next.defect}${fault ? `: ${fault}` : ''}`);
      if (fault) faults.push(next.defect);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Brings in every defect, or those whose description has the words given; 1 if one is missed. */
export async function runMutations(words: readonly string[], root: string): Promise<number> {
  const chosen: Mutation[] = mutations.filter(({ defect }) => defect.includes(words.join(' ')));
  const copy = await copySource(root);
  const faults = await checkBaseline(copy, chosen);
  await rm(copy, { recursive: true });
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  const queue = [...chosen];
  const workers = Math.max(1, cpus().length - 1);
  await Promise.all(Array.from({ length: workers }, () => work(root, queue, faults)));
  console.log(`${chosen.length - faults.length} of ${chosen.length} defects were caught.`);
  return faults.length > 0 ? 1 : 0;
}
