import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @param {(string | undefined)[]} paths */
function firstExisting(paths) {
  return paths.find((path) => path && existsSync(path));
}

/** The path of an installed browser, from CHROMIUM or the system; undefined if there is none. */
export function systemChromium() {
  return firstExisting([process.env.CHROMIUM, ...browsers]);
}

/** The path of a headless shell, in which tests take a third of the time, also Playwright's own. */
export function headlessShell() {
  const shell = '/usr/bin/chromium-headless-shell';
  return firstExisting([process.env.CHROMIUM, shell, chromium.executablePath()]);
}

const executablePath = headlessShell() ?? systemChromium();

/** Launch options for tests: without background services, and able to run as root. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // By default the headless shell rounds glyph widths to whole pixels, unlike phones and most
    // screens.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A frame of another site has its own process and its own focus, as in the full browser.
    '--site-per-process',
  ],
};

/** A launch argument that blocks all hosts but this machine. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
