// `npm run check`: runs every check, and names in the last line those that have failed. They run at
// the same time, so each prints what it has found when it ends.
import { exec } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a JSON file has changed since the types were checked. TypeScript 7.0.2 notices only its
 * first change (microsoft/TypeScript#64025), so then it must not use what it remembers.
 */
function hasNewJson() {
  const last = statSync('.cache/tsc/tsconfig.tsbuildinfo', { throwIfNoEntry: false });
  if (!last) return false;
  const files = ['locales', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, `${name}`)),
  );
  return files.some((file) => file.endsWith('.json') && statSync(file).mtimeMs > last.mtimeMs);
}

const checks = {
  'format and lint': 'biome check --error-on-warnings .',
  types: `tsc --build${hasNewJson() ? ' --force' : ''}`,
  'unused code': 'knip',
  'locale files': 'node src/scripts/locales.mjs --no-write',
};

// The checks do not see the terminal.
const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };

/** Runs a check, and resolves with whether it has failed. @param {string} name @param {string} command */
function fails(name, command) {
  return new Promise((resolve) => {
    exec(`${command} 2>&1`, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, output) => {
      console.log(error ? `${name}: ${command}\n\n${output}` : `${name}: passed`);
      resolve(error !== null);
    });
  });
}

const results = await Promise.all(
  Object.entries(checks).map(async ([name, command]) =>
    (await fails(name, command)) ? [name] : [],
  ),
);
const failed = results.flat();
console.log(failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'Every check has passed.');
process.exitCode = failed.length;
