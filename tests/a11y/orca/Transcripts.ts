import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The reviewed transcripts and the transcripts of this run. */
export class Transcripts {
  readonly #reviewed = path.join(import.meta.dirname, 'transcripts');
  readonly #heard: string;

  /** @param heard the folder for transcripts that differ, for inspection */
  constructor(heard: string) {
    this.#heard = heard;
  }

  async update(name: string, lines: readonly string[]): Promise<void> {
    await write(this.#reviewed, name, lines);
  }

  /** A diff between the reviewed transcript and `lines`, or nothing. */
  async difference(name: string, lines: readonly string[]): Promise<string> {
    const reviewed = path.join(this.#reviewed, `${name}.txt`);
    const before = await readFile(reviewed, 'utf8').catch(() => undefined);
    if (before === undefined) return `${name} has no transcript: --update writes it`;
    if (before === textOf(lines)) return '';
    const heard = await write(this.#heard, name, lines);
    const args = ['diff', '--no-index', '--unified=2', reviewed, heard];
    return spawnSync('git', args, { encoding: 'utf8' }).stdout;
  }
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

async function write(folder: string, name: string, lines: readonly string[]): Promise<string> {
  const file = path.join(folder, `${name}.txt`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, textOf(lines));
  return file;
}
