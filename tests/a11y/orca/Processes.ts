import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** What this run has started. Each is the leader of a group of its own, so that its children end with it. */
export class Processes {
  readonly #running = new Set<ChildProcess>();

  constructor() {
    // Whoever stops the run stops what it has started, and nothing else.
    process.on('exit', () => this.#signal('SIGKILL'));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  }

  start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    child.on('exit', () => this.#running.delete(child));
    // Read, or it stops when the pipe is full.
    child.stderr?.resume();
    return child;
  }

  /** Ends one of them with its children, and waits for it. */
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

  /** The groups of all that runs. */
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
    // It has ended by itself.
  }
}
