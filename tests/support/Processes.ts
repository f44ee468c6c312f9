import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Those of the programs, named as in `PATH` or by path, that this machine lacks for some tests. */
export function missingPrograms(part: string, ...programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const isThere = (program: string) =>
    folders.some((folder) => existsSync(path.resolve(folder, program)));
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length > 0) console.log(`SKIPPED: ${part}, this machine lacks ${missing.join(', ')}`);
  return missing;
}

/** The processes of a test. Each leads a process group, so that its children end with it. */
export class Processes {
  readonly #running = new Set<ChildProcess>();

  constructor() {
    // The end of the run ends the processes that it has started, and no others.
    process.on('exit', () => {
      for (const child of this.#running) signal(child, 'SIGKILL');
    });
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    const child = spawn(program, args, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#running.add(child);
    child.on('exit', () => this.#running.delete(child));
    return child;
  }

  /** Starts a program that prints its address, and returns the address. */
  async addressOf(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
    const { stdout } = this.start(program, args, env);
    const [line] = await once(createInterface({ input: stdout }), 'line');
    return String(line);
  }

  /** Starts a virtual display and returns its name. */
  async startDisplay(env: NodeJS.ProcessEnv = process.env): Promise<string> {
    const args = ['-displayfd', '1', '-screen', '0', '1400x1700x24', '-nolisten', 'tcp'];
    return `:${await this.addressOf('Xvfb', args, env)}`;
  }

  /** Ends the processes, the last one first, and waits for their exit. */
  async endAll(): Promise<void> {
    for (const child of [...this.#running].reverse()) {
      const exit = once(child, 'exit');
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), 5_000);
      await exit;
      clearTimeout(timer);
    }
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The process has already ended.
  }
}
