import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copies the files that version control does not ignore to a temporary folder, whose packages are those of `root`. */
export async function copySource(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = listed.toString().trim().split('\n');
  for (const file of files) await cp(path.join(root, file), path.join(copy, file));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
