// `npm run test:nightly`: runs every test. A part that fails does not stop the parts after it.
import { spawnSync } from 'node:child_process';

const playwright = 'npx playwright test --config tests';

const parts = [
  'npm test',
  `${playwright} --project nightly --fail-on-flaky-tests`,
  // One at a time: a screen reader needs a machine that is not busy.
  `${playwright} --workers 1 --project firefox webkit older apache nginx orca`,
];

const failed = parts.filter((part) => spawnSync(part, { shell: true, stdio: 'inherit' }).status);
console.log(failed.length > 0 ? `FAILED: ${failed.join('; ')}` : 'Every part has passed.');
process.exitCode = failed.length;
