import { readdirSync, readFileSync } from 'node:fs';

/** The fields of `/proc/…/stat` from the third on: a name before them may hold anything. */
function statOf(path: string): string[] {
  try {
    const stat = readFileSync(`${path}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** The processes of some groups. */
export function processesOf(groups: readonly number[]): string[] {
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && groups.includes(Number(statOf(`/proc/${name}`)[2])),
  );
}

/**
 * What processes have worked so far, in the kernel's ticks, or undefined while one of their threads
 * works or waits for a processor. Silence alone does not tell that a busy machine has come to an end.
 */
export function workOf(processes: readonly string[]): number | undefined {
  let ticks = 0;
  for (const id of processes) {
    const [, , , , , , , , , , , user = '0', system = '0'] = statOf(`/proc/${id}`);
    ticks += Number(user) + Number(system);
    if (hasRunningThread(id)) return undefined;
  }
  return ticks;
}

function hasRunningThread(id: string): boolean {
  try {
    return readdirSync(`/proc/${id}/task`).some(
      (thread) => statOf(`/proc/${id}/task/${thread}`)[0] === 'R',
    );
  } catch {
    return false;
  }
}
