import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Resolves when `line`, which holds no line break, is flushed to the disk; else rejects. */
export type StoreLine = (line: string) => Promise<void>;

/**
 * Appends lines to `file`, one after another. Only the owner may read the file and its folder.
 *
 * The file is opened for each line, so that it may be moved away at any time. Nothing is ever cut
 * from it: another server may have appended to it meanwhile.
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

/** A crash or a full disk leaves a part of a line, for which no success was answered. */
async function endsInTornLine(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** The name of a new file is kept in its folder: fsync(2). Windows opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
