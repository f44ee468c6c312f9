import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { expect } from 'playwright/test';

const flags = ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'];

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: object;
}

/**
 * A Chromium for which Playwright and Puppeteer are too new, driven by its own protocol (CDP) over
 * a pipe: messages end with a null character.
 */
export class OlderChromium {
  readonly #process: ChildProcess;
  readonly #input: Writable;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #session: unknown;
  #last = 0;

  /** @param folder contains `chromium`, and its libraries in `lib` */
  constructor(folder: string, profile: string) {
    const own = ['--use-gl=swiftshader', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
    this.#process = spawn(path.join(folder, 'chromium'), [...flags, ...own], {
      env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const [input, output] = this.#process.stdio.slice(3);
    if (!(input instanceof Writable && output instanceof Readable)) throw new Error('no pipes');
    this.#input = input;
    let rest = '';
    output.setEncoding('utf8').on('data', (data: string) => {
      const messages = (rest + data).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const answer: Answer = JSON.parse(message);
        this.#waiting.get(answer.id ?? 0)?.(answer);
      }
    });
  }

  async #send(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId: this.#session })}\0`);
    const { result, error } = await answer;
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  /** Opens a tab of a size. */
  async openTab(width: number, height: number): Promise<void> {
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank' });
    const attached = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    this.#session = attached.sessionId;
    const size = { width, height, deviceScaleFactor: 1, mobile: true };
    await this.#send('Emulation.setDeviceMetricsOverride', size);
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
    await expect
      .poll(() => this.evaluate('document.readyState + location.href'))
      .toBe(`complete${url}`);
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#send('Runtime.evaluate', { expression, returnByValue: true });
    // The protocol's `RemoteObject`.
    return (result as { readonly value?: unknown }).value;
  }

  async close(): Promise<void> {
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }
}
