import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface MessageStore {
  /** Resolves when `line`, which holds no line break, is on the disk; rejects when it is not. */
  append(line: string): Promise<void>;
}

/**
 * Lines in `file`, which and whose folder only the owner may read. One process may write it.
 *
 * Lines that come while others are being written share the next write and flush. The file is
 * opened for every write, so that it may be moved away at any time.
 */
export function createMessageStore(file: string): MessageStore {
  // A killed process may have left a torn line, which no success was answered for.
  let mayBeTorn = true;
  let waiting: { lines: string[]; written: Promise<void> } | undefined;
  // At once, for whoever reads the file before the next message; what fails is tried again then.
  let running = mend(file).catch(() => {});

  async function write(text: string): Promise<void> {
    const handle = await openPrivately(file);
    try {
      if (mayBeTorn) await cutTornLine(handle);
      mayBeTorn = true;
      await appendWhole(handle, text, dirname(file));
      mayBeTorn = false;
    } finally {
      await handle.close();
    }
  }

  function newBatch() {
    const lines: string[] = [];
    const written = running.then(() => {
      waiting = undefined;
      return write(lines.join(''));
    });
    running = written.catch(() => {});
    return { lines, written };
  }

  return {
    append(line) {
      waiting ??= newBatch();
      waiting.lines.push(`${line}\n`);
      return waiting.written;
    },
  };
}

async function openPrivately(file: string): Promise<FileHandle> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return open(file, 'a+', 0o600);
}

async function appendWhole(handle: FileHandle, text: string, folder: string): Promise<void> {
  const { size } = await handle.stat();
  try {
    await handle.appendFile(text);
    await handle.datasync();
    if (size === 0) await syncFolder(folder);
  } catch (error) {
    // A full disk takes a part of the text. Its own failure must not hide the first one.
    await handle.truncate(size).catch(() => {});
    throw error;
  }
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

/** Mends what a killed process has left; rejects when there is no file. */
async function mend(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await cutTornLine(handle);
  } finally {
    await handle.close();
  }
}

async function cutTornLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  const end = await endOfLastLine(handle, size);
  if (end < size) await handle.truncate(end);
}

/** Read backwards: the file may have grown for years, a line is about 100 kB at most. */
async function endOfLastLine(handle: FileHandle, size: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024);
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - chunk.length);
    const { bytesRead } = await handle.read(chunk, 0, end - start, start);
    const newline = chunk.subarray(0, bytesRead).lastIndexOf('\n');
    if (newline >= 0) return start + newline + 1;
    end = start;
  }
  return 0;
}
