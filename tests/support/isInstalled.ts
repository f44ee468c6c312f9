import { existsSync } from 'node:fs';
import path from 'node:path';

export function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
