// `npm run test:nightly`: runs every test, and finally prints what ran, what was skipped and how
// long it took. A part that fails does not stop the parts after it.
import { spawn } from 'node:child_process';

const parts = [
  { name: 'test' },
  { name: 'e2e', env: { NIGHTLY: '1' } },
  { name: 'engines' },
  { name: 'hosts' },
  { name: 'orca' },
];

/** Runs an npm script and collects the tests that Playwright counts as skipped. @param {(typeof parts)[number]} part */
async function run({ name, env }) {
  const start = Date.now();
  const child = spawn('npm', ['run', name], {
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    process.stdout.write(data);
    output += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const skipped = /^ +\d+ skipped$/m.exec(output)?.[0].trim();
  const missing = new Set(output.match(/SKIPPED: .*/g));
  const seconds = Math.round((Date.now() - start) / 1000);
  const title = env ? `${name} @nightly` : name;
  const result = code === 0 ? 'passed' : 'FAILED';
  return [title, result, `${seconds} s`, skipped, ...missing].filter(Boolean).join('; ');
}

const lines = [];
for (const part of parts) lines.push(await run(part));
console.log(`\n${lines.join('\n')}`);
process.exit(lines.some((line) => line.includes('FAILED')) ? 1 : 0);
