import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** @param {(string | undefined)[]} places */
function firstIn(places) {
  return places.find((place) => place && existsSync(place));
}

/** The path of an installed browser with windows, or undefined: CHROMIUM's, or the system's. */
export function systemChromium() {
  return firstIn([process.env.CHROMIUM, ...browsers]);
}

/** The same without windows: a test takes a third of the time that it takes in a whole browser. */
export function systemHeadlessShell() {
  return firstIn([process.env.CHROMIUM, shell]);
}

/** The path of the Chromium that Playwright has downloaded, or undefined. */
export function playwrightChromium() {
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const executablePath = systemHeadlessShell() ?? playwrightChromium() ?? systemChromium();

/** How the tests start the browser: quiet, and able to run as root. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Text as wide as on phones and most screens: the headless shell rounds letters to whole pixels.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** More of the arguments: no host is found but this machine, whatever a page asks for. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
