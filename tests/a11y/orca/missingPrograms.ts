import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemChromium } from '../../../src/scripts/chromium.mjs';

/** Debian's path of the accessibility bus, which is not in `PATH`. */
export const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];

function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

/** The programs that Orca's journeys need and this machine does not have. */
export function missingPrograms(): string[] {
  const missing = programs.filter((program) => !isInstalled(program));
  if (!existsSync(accessibilityBus)) missing.push(accessibilityBus);
  // Playwright's headless build has no windows and no connection to a screen reader.
  if (!systemChromium()) missing.push('chromium');
  return missing;
}
