import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an installed Chromium, or undefined: the one that CHROMIUM names, or the system's. */
export function systemChromium() {
  return [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
}

/** The path of the Chromium that Playwright has downloaded, or undefined. */
export function playwrightChromium() {
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const executablePath = systemChromium() ?? playwrightChromium();

/** How the tests start the browser: quiet, and able to run as root. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** More of the arguments: no host is found but this machine, whatever a page asks for. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
