import { readdirSync, readFileSync } from 'node:fs';

/** The fields of `/proc/…/stat` after the name, which may contain any character. */
function statOf(path: string): string[] {
  try {
    const stat = readFileSync(`${path}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** The ids of the processes of some groups. */
export function processesOf(groups: readonly number[]): string[] {
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && groups.includes(Number(statOf(`/proc/${name}`)[2])),
  );
}

/**
 * The processor time of processes in ticks, or undefined while one of their threads is running or
 * runnable. On a busy machine silence alone does not show that the processes are idle.
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
