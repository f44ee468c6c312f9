import { existsSync, readdirSync } from 'node:fs';
import { isInstalled } from '../isInstalled.ts';

/** WebKitGTK's own browser, which Debian has below `/usr/lib/x86_64-linux-gnu` or the like. */
export const miniBrowser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

const missing = (...programs: string[]) => programs.filter((program) => !isInstalled(program));

/** The programs that each engine's tests need and this machine does not have. */
export const missingOfEngines = {
  firefox: missing('firefox-esr'),
  webkit: [...missing('WebKitWebDriver', 'xvfb-run'), ...(miniBrowser ? [] : ['MiniBrowser'])],
};
