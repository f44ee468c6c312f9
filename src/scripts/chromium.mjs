import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** @param {(string | undefined)[]} places */
function firstIn(places) {
  return places.find((place) => place && existsSync(place));
}

/** The path of an installed browser, from CHROMIUM or the system; undefined if there is none. */
export function systemChromium() {
  return firstIn([process.env.CHROMIUM, ...browsers]);
}

/** The same for the headless shell, in which a test takes a third of the time. */
export function systemHeadlessShell() {
  return firstIn([process.env.CHROMIUM, shell]);
}

/** The path of Playwright's own Chromium; undefined if it is not downloaded. */
export function playwrightChromium() {
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const executablePath = systemHeadlessShell() ?? playwrightChromium() ?? systemChromium();

/** Launch options for tests: without background services, and able to run as root. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // The headless shell would round glyph widths to whole pixels, unlike phones and most screens.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A frame of another site gets its own process, and its own focus, as in the whole browser.
    '--site-per-process',
  ],
};

/** Launch argument that blocks all hosts but this machine. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
