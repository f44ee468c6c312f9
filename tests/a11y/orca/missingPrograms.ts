import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemChromium } from '../../../src/scripts/chromium.mjs';

/** Where Debian puts the accessibility bus, which is in no search path. */
export const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];

function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

/** What a machine lacks of what it takes to hear a site. */
export function missingPrograms(): string[] {
  const missing = programs.filter((program) => !isInstalled(program));
  if (!existsSync(accessibilityBus)) missing.push(accessibilityBus);
  // The one that Playwright downloads has no windows, and tells a screen reader nothing.
  if (!systemChromium()) missing.push('chromium');
  return missing;
}
