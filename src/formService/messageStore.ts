import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Stores a line without line breaks. Resolves when it is flushed to the disk, rejects on failure. */
export type StoreLine = (line: string) => Promise<void>;

/**
 * Appends lines to `file` in sequence. Only the owner can read the file and its folder. The file is
 * opened for each line, so that it can be moved away at any time. It is never truncated, because
 * another server may have appended to it.
 */
export function createMessageStore(file: string): StoreLine {
  let previous: Promise<unknown> = Promise.resolve();
  return (line) => {
    const stored = previous.then(() => appendLine(file, line));
    previous = stored.catch(() => {});
    return stored;
  };
}

async function appendLine(file: string, line: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const separator = (await endsInTornLine(handle, size)) ? '\n' : '';
    await handle.appendFile(`${separator}${line}\n`);
    await handle.datasync();
    if (size === 0) await syncFolder(folder);
  } finally {
    await handle.close();
  }
}

/** Whether a crash or a full disk has left a part of a line, which was never confirmed to its sender. */
async function endsInTornLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** Flushes the name of a new file, which its folder stores: fsync(2). Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
