import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The processes of this run. Each leads a process group, so that its children end with it. */
export class Processes {
  readonly #running = new Set<ChildProcess>();

  constructor() {
    // Stopping the run ends the processes that it has started, and no others.
    process.on('exit', () => this.#signal('SIGKILL'));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    child.on('exit', () => this.#running.delete(child));
    // An unread pipe would fill up and block the process.
    child.stderr?.resume();
    return child;
  }

  /** Ends a process with its children and waits for its exit. */
  async end(child: ChildProcess): Promise<void> {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      kill(child, signal);
      for (let tries = 0; tries < 50 && child.exitCode === null && !child.signalCode; tries += 1)
        await pause(100);
    }
  }

  async endAll(): Promise<void> {
    for (const child of [...this.#running].reverse()) await this.end(child);
  }

  /** The process groups that are running. */
  get groups(): number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? []);
  }

  #signal(signal: NodeJS.Signals): void {
    for (const child of this.#running) kill(child, signal);
  }
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}
