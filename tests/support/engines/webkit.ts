import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { nowhere, type Scheme, type Start } from './Engine.ts';
import { miniBrowser } from './installed.ts';

// biome-ignore lint/suspicious/noExplicitAny: every command has a result of its own
async function post(address: string, body: object): Promise<any> {
  const signal = AbortSignal.timeout(30_000);
  const reply = await fetch(address, { method: 'POST', body: JSON.stringify(body), signal });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

async function driverAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const reply = await fetch(`${address}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/**
 * Runs in the page, whose console the driver does not report: collects errors and warnings, from
 * the load event on.
 */
function collectMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts) => void messages.push(parts.map(String).join(' '));
  }
  addEventListener('error', ({ message }) => messages.push(message));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    messages.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** A visitor who reads English. Without a session bus the browser does not wait for services. */
const environment = {
  ...process.env,
  LANG: 'en_US.UTF-8',
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
};

/** Opens the browser, and returns the address of the driver's commands for it. */
async function openBrowser(driver: string, scheme: Scheme): Promise<string> {
  // With a proxy among the capabilities the browser sometimes crashes.
  const args = ['--automation', `--proxy=http://${nowhere}`, '--ignore-host=127.0.0.1'];
  if (scheme === 'dark') args.push('--dark-mode');
  const options = { binary: miniBrowser, args };
  const { sessionId } = await post(`${driver}/session`, {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
  });
  return `${driver}/session/${sessionId}`;
}

async function evaluateIn(browser: string, expression: string): Promise<string | undefined> {
  const script = `const done = arguments[arguments.length - 1];
    Promise.resolve(${expression}).then(
      (value) => done({ json: JSON.stringify(value) }),
      (error) => done({ error: String(error) }))`;
  const { json, error } = await post(`${browser}/execute/async`, { script, args: [] });
  if (error) throw new Error(error);
  return json;
}

/** Starts WebKitGTK's browser on a display of its own, and its driver, which speaks WebDriver. */
export const startWebKit: Start = async (processes, scheme) => {
  const driver = `http://127.0.0.1:${await freePort()}`;
  const display = ['--auto-servernum', '--server-args', '-screen 0 1400x1000x24'];
  const port = `--port=${new URL(driver).port}`;
  processes.start('xvfb-run', [...display, 'WebKitWebDriver', port], environment);
  await driverAnswers(driver);
  const browser = await openBrowser(driver, scheme);
  const evaluate = (expression: string) => evaluateIn(browser, expression);
  const messages: string[] = [];
  const readMessages = async () => {
    messages.push(...JSON.parse((await evaluate('window.messages?.splice(0) ?? []')) ?? '[]'));
    return messages;
  };
  return {
    async open(url) {
      await readMessages();
      await post(`${browser}/url`, { url });
      await evaluate(`(${collectMessages})()`);
    },
    evaluate,
    perform: (actions) => post(`${browser}/actions`, { actions }),
    resize: (size) => post(`${browser}/window/rect`, size),
    messages: readMessages,
  };
};
