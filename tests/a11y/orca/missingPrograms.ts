import { existsSync } from 'node:fs';
import { systemChromium } from '../../../src/scripts/chromium.mjs';
import { isInstalled } from '../../support/isInstalled.ts';

/** Debian's path of the accessibility bus, which is not in `PATH`. */
export const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

const programs = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];

/** The programs that Orca's journeys need and this machine does not have. */
export function missingPrograms(): string[] {
  const missing = programs.filter((program) => !isInstalled(program));
  if (!existsSync(accessibilityBus)) missing.push(accessibilityBus);
  // Playwright's headless build has no windows and no connection to a screen reader.
  if (!systemChromium()) missing.push('chromium');
  return missing;
}
