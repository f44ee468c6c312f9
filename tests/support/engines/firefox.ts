import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { BiDi } from './BiDi.ts';
import { nowhere, type Start } from './Engine.ts';

/** The address that Firefox names on its error output. */
async function addressIn(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox has ended');
}

const proxy = { proxyType: 'manual', httpProxy: nowhere, sslProxy: nowhere };

/** Starts Firefox, which speaks WebDriver BiDi by itself. */
export const startFirefox: Start = async (processes, scheme, folder) => {
  const isLight = Number(scheme === 'light');
  const setting = `user_pref('layout.css.prefers-color-scheme.content-override', ${isLight});`;
  await writeFile(path.join(folder, 'user.js'), setting);
  const args = ['--headless', '--profile', folder, '--remote-debugging-port', '0'];
  const { stderr } = processes.start('firefox-esr', args, process.env);
  if (!stderr) throw new Error('Firefox has no output');
  const bidi = await BiDi.connect(await addressIn(stderr));
  // Firefox would wait for a reader of its messages.
  stderr.resume();
  await bidi.send('session.new', { capabilities: { alwaysMatch: { proxy } } });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    resize: (viewport) => bidi.send('browsingContext.setViewport', { context, viewport }),
    perform: (actions) => bidi.send('input.performActions', { context, actions }),
    messages: async () => bidi.messages,
    async evaluate(expression) {
      const { result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
  };
};
