import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the screen reader said, as it was reviewed, and as it is now. */
export class Transcripts {
  readonly #reviewed = path.join(import.meta.dirname, 'transcripts');
  readonly #heard: string;

  /** @param heard where what is another now is left, to be looked at */
  constructor(heard: string) {
    this.#heard = heard;
  }

  async update(name: string, lines: readonly string[]): Promise<void> {
    await write(this.#reviewed, name, lines);
  }

  /** What differs from what was reviewed, line by line, or nothing. */
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
