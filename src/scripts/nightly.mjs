// `npm run test:nightly`: runs every test. A part that fails does not stop the parts after it. The
// last lines name what failed, and what was skipped because this machine lacks it.
import { spawn } from 'node:child_process';

const playwright = 'npx playwright test --config tests';

const parts = [
  'npm test',
  `${playwright} --project nightly --fail-on-flaky-tests`,
  // One at a time: a screen reader needs a machine that is not busy.
  `${playwright} --workers 1 --project firefox webkit older apache nginx orca`,
];

let output = '';

/** Runs a command, and resolves with whether it has failed. @param {string} command */
function fails(command) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (data) => {
    process.stdout.write(data);
    output += data;
  });
  return new Promise((resolve) => child.on('close', resolve));
}

const failed = [];
for (const part of parts) if (await fails(part)) failed.push(part);
const skipped = new Set(output.match(/SKIPPED: .*/g));
const results = failed.map((part) => `FAILED: ${part}`);
console.log([...skipped, ...(failed.length > 0 ? results : ['Every part has passed.'])].join('\n'));
process.exitCode = failed.length;
