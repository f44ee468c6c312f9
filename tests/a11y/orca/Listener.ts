import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { launchOptions, offline, systemChromium } from '../../../src/scripts/chromium.mjs';
import { Processes } from '../../support/Processes.ts';
import { serve } from '../../support/servers.ts';
import { desktop } from '../../support/test.ts';

const run = promisify(execFile);

// Playwright's headless build does not communicate with screen readers.
const chromium = systemChromium() ?? 'chromium';

export const programs = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool', chromium];

/** Milliseconds of silence before the next key, and the longest wait for an utterance. */
const calm = 900;
const patience = 60_000;

/** Orca loads the file with this name in the folder of its settings. */
const customizations = 'orca-customizations.py';

/** An event that the customizations write: an utterance, the start or end of say-all, or a key. */
interface SpeechEvent {
  readonly text?: string;
  readonly reading?: boolean;
  readonly released?: true;
}

interface Opening {
  readonly size?: typeof desktop;
  /** Whether the page has a server of its own, which `cutOff` ends. */
  readonly canBeCutOff?: boolean;
  /** The number of utterances that are recorded while Orca reads the opened page. */
  readonly reading?: number;
}

/**
 * Records a transcript of a screen reader with a browser and a keyboard on a desktop of their own.
 */
export class Listener {
  readonly #site: string;
  readonly #lines: string[] = [];
  readonly #processes = new Processes();
  readonly #heard: string[] = [];
  #env: NodeJS.ProcessEnv = {};
  #folder = '';
  #server: Awaited<ReturnType<typeof serve>> | undefined;
  #isReading = false;
  #lastEvent = 0;
  #keysOnTheirWay = 0;

  /** @param site its address */
  constructor(site: string) {
    this.#site = site;
  }

  /** Opens a page in a new browser, once Orca is listening. */
  async open(address: string, { size = desktop, canBeCutOff = false, reading = 0 }: Opening = {}) {
    const { width, height } = size;
    if (canBeCutOff) this.#server = await serve('plain');
    const origin = this.#server?.address ?? this.#site;
    this.#folder = await mkdtemp(path.join(tmpdir(), 'orca-'));
    await this.#startDesktop();
    await this.#startOrca();
    await this.#hear('Screen reader on.');
    const args = [
      ...launchOptions.args,
      '--force-renderer-accessibility',
      '--no-default-browser-check',
      '--password-store=basic',
      '--lang=en',
      // The map's host is blocked, so that the page is the same on every machine.
      offline,
      `--user-data-dir=${this.#folder}/profile`,
      '--window-position=0,0',
      `--window-size=${width},${height}`,
      // Windows have a minimum width, so that of a phone is scaled.
      `--force-device-scale-factor=${width < 500 ? 2 : 1}`,
      // No address bar: its suggestions would be spoken.
      `--app=${origin}${address}`,
    ];
    this.#processes.start(chromium, args, this.#env);
    const said = await this.#hear('Finished loading');
    // The announcements of the window and of loading depend on the speed of the machine.
    const start = said.findIndex((line) => line.startsWith('Finished loading'));
    this.#note('opens the page', said.slice(start));
    this.#lines.splice(reading && reading + 1);
  }

  /** Compares the transcript, which begins with a line that says what a listener learns. */
  expectTranscript(learns: string): void {
    const transcript = [`# ${learns}`, ...this.#lines, ''].join('\n');
    expect(transcript).toMatchSnapshot(`${test.info().title}.txt`);
  }

  async close(): Promise<void> {
    await this.#processes.endAll();
    await this.#server?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Presses keys (xdotool's names, separated by spaces) and records the speech after each. */
  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) await this.await(key, '');
  }

  /** Repeats a key until an utterance contains the words; only the last one is recorded. */
  async pressUntil(key: string, words: string): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      const said = await this.#sayAfter(key);
      if (said.some((line) => line.includes(words))) return this.#note(`${key} …`, said);
    }
    throw new Error(`${key} never led to ${words}`);
  }

  /** Presses a key, if any, and waits for words that follow a page load, a reply or the splash. */
  async await(key: string, words: string): Promise<void> {
    this.#note(key || 'waits', await (key ? this.#sayAfter(key, words) : this.#hear(words)));
  }

  /** Ends the page's server, so that nothing arrives any more. */
  async cutOff(): Promise<void> {
    await this.#server?.close();
  }

  async type(text: string): Promise<void> {
    await this.#send(['type', '--delay', '30', text], text.length);
    this.#note(`types “${text}”`, await this.#hear());
  }

  async #sayAfter(key: string, words = ''): Promise<string[]> {
    await this.#send(['key', key], key.split('+').length);
    return this.#hear(words);
  }

  async #send(args: string[], keys: number): Promise<void> {
    this.#keysOnTheirWay = keys;
    await run('xdotool', args, { env: this.#env });
  }

  async #startDesktop(): Promise<void> {
    const home = { HOME: this.#folder, XDG_RUNTIME_DIR: this.#folder, GSETTINGS_BACKEND: 'memory' };
    const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, ...home, LANG: 'C.UTF-8' };
    env.DISPLAY = await this.#processes.startDisplay(env);
    const session = ['--session', '--nofork', '--print-address=1'];
    env.DBUS_SESSION_BUS_ADDRESS = await this.#processes.addressOf('dbus-daemon', session, env);
    this.#processes.start('openbox', [], env);
    this.#env = env;
  }

  async #startOrca(): Promise<void> {
    const source = path.join(import.meta.dirname, customizations);
    await copyFile(source, path.join(this.#folder, customizations));
    const { stdout } = this.#processes.start('orca', ['--user-prefs', this.#folder], this.#env);
    createInterface({ input: stdout }).on('line', (line) => {
      // Only the customizations write to the output of Orca, in this format.
      const { text, reading, released } = JSON.parse(line) as SpeechEvent;
      this.#lastEvent = Date.now();
      this.#isReading = reading ?? this.#isReading;
      if (released) this.#keysOnTheirWay -= 1;
      if (text) this.#heard.push(text.replace(/\s+/g, ' ').trim());
    });
  }

  /** The utterances since the last call, once these words have been said and Orca is silent. */
  async #hear(words = ''): Promise<string[]> {
    const start = Date.now();
    const isBusy = () => {
      const now = Date.now();
      // A key that closes a window or leaves a page does not always report its release.
      const isOnItsWay = this.#keysOnTheirWay > 0 && now < start + 5_000;
      const isSaid = !words || this.#heard.some((line) => line.includes(words));
      return (
        this.#isReading || isOnItsWay || !isSaid || now < Math.max(start, this.#lastEvent) + calm
      );
    };
    while (isBusy()) {
      if (Date.now() > start + patience)
        throw new Error(`not “${words}”: ${this.#heard.join('; ')}`);
      await pause(50);
    }
    return this.#heard.splice(0);
  }

  #note(action: string, said: readonly string[]): void {
    this.#lines.push(`> ${action}`, ...said);
  }
}
