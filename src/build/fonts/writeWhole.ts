import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others may read at the same time: they find the old one or the new, whole. */
export async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, data);
  await rename(part, file);
}
