import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file atomically, so that a concurrent reader gets the old or the new one, complete. */
export async function writeAtomically(file: string, data: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, data);
  await rename(part, file);
}
