import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Processes } from '../../support/Processes.ts';
import { accessibilityBus } from './missingPrograms.ts';

/** Window sizes in CSS pixels; the phone's are scaled, because windows have a minimum width. */
export const screens = {
  desktop: { width: 1280, height: 800, scale: 1 },
  phone: { width: 390, height: 844, scale: 2 },
} as const;

export type Screen = keyof typeof screens;

/** A virtual desktop: display, session bus, window manager and accessibility bus. */
export interface Desktop {
  /** The environment of programs on this desktop. */
  readonly env: NodeJS.ProcessEnv;
}

async function firstLine(child: ChildProcess, name: string): Promise<string> {
  if (!child.stdout) throw new Error(`${name} has no output`);
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} has ended`);
  });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  return String(line);
}

async function startDisplay(processes: Processes, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1700x24', '-nolisten', 'tcp'];
  return `:${await firstLine(processes.start('Xvfb', args, env), 'Xvfb')}`;
}

async function startBus(processes: Processes, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['--session', '--nofork', '--print-address=1'];
  return firstLine(processes.start('dbus-daemon', args, env), 'dbus-daemon');
}

/** Starts a desktop with its own home folder, independent of the settings of the machine. */
export async function startDesktop(processes: Processes, folder: string): Promise<Desktop> {
  const home = path.join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: 'memory',
    LANG: 'C.UTF-8',
  };
  env.DISPLAY = await startDisplay(processes, env);
  env.DBUS_SESSION_BUS_ADDRESS = await startBus(processes, env);
  processes.start('openbox', [], env);
  const accessible = ['--launch-immediately', '--a11y=1', '--screen-reader=1'];
  processes.start(accessibilityBus, accessible, env);
  return { env };
}
