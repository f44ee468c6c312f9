import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Fetches the newest Node of a major version from the npm registry, whose packages `node-<platform>-<arch>`
 * contain nothing else, and no scripts.
 * @returns the folder of the program, or undefined if it cannot be fetched or does not run
 */
export function fetchNode(root: string, major: number): string | undefined {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(root, '.cache', `node-${major}`);
  const folder = path.join(prefix, 'node_modules', name, 'bin');
  const program = path.join(folder, 'node');
  const args = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', `${name}@${major}`];
  try {
    if (!existsSync(program)) execFileSync('npm', args, { stdio: 'pipe', timeout: 120_000 });
    execFileSync(program, ['--version']);
    return folder;
  } catch (error) {
    console.log(`Node ${major} cannot be fetched: ${String(error).split('\n')[0]}`);
    return undefined;
  }
}
