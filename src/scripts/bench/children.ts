import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

// Whoever stops the measuring stops what it has started, and nothing else. Each is the leader of a
// group, because npx and Lighthouse start further processes.
function stopAll(): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid);
    } catch {
      // It has ended by itself.
    }
  }
}

process.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Waits for a process that was started with `detached: true`; one that fails is an error. */
export function finished(child: ChildProcess, name: string): Promise<void> {
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${name} ended with ${code ?? signal}`));
    });
  });
}
