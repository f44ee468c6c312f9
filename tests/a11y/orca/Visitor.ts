import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchOptions, offline, systemChromium } from '../../../src/scripts/chromium.mjs';
import { type Desktop, type Screen, screens } from './Desktop.ts';
import { Ear } from './Ear.ts';
import type { Processes } from './Processes.ts';
import { startOrca } from './startOrca.ts';

const run = promisify(execFile);

/** Said while a message is on its way: before or after the answer, which is quick here. */
const sending = 'Submitting…';

/** What Orca says when a page is there. */
const loaded = 'Finished loading';

export interface Place {
  readonly desktop: Desktop;
  readonly processes: Processes;
  /** The address of the served site. */
  readonly site: string;
  /** For the browser's profile and the reader's settings: they are new for each visitor. */
  readonly folder: string;
  readonly screen: Screen;
  readonly language: string;
}

/** Somebody who hears the site and has a keyboard. What he does and hears becomes a transcript. */
export class Visitor {
  readonly lines: string[] = [];
  readonly #place: Place;
  readonly #reader: ChildProcess;
  readonly #ear: Ear;
  #browser: ChildProcess | undefined;

  constructor(place: Place) {
    this.#place = place;
    this.#reader = startOrca(place.processes, place.desktop, place.folder);
    this.#ear = new Ear(place.processes, this.#reader);
  }

  /** Opens a page in a browser of his own. */
  async open(address: string): Promise<void> {
    await this.#ear.listenFor('Screen reader on.');
    const { processes, desktop } = this.#place;
    const chromium = systemChromium() ?? 'chromium';
    this.#browser = processes.start(chromium, browserArgs(address, this.#place), desktop.env);
    const said = await this.#ear.listenFor(loaded);
    // How the window and the wait are told before that depends on the machine's speed.
    this.#note('opens the page', said.slice(said.findIndex((line) => line.startsWith(loaded))));
  }

  /** Ends what this visitor has started. */
  async leave(): Promise<void> {
    if (this.#browser) await this.#place.processes.end(this.#browser);
    await this.#place.processes.end(this.#reader);
  }

  /** Presses keys one by one, as xdotool names them, and notes what each of them makes heard. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#key(key);
      this.#note(key, await this.#ear.listen());
    }
  }

  /** The same, without noting it: the way to where a journey begins. */
  async go(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#key(key);
      await this.#ear.listen();
    }
  }

  /** Presses a key again and again, until something is said that matches. */
  async pressUntil(key: string, last: RegExp): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      const before = this.lines.length;
      await this.press(key);
      if (this.lines.slice(before + 1).some((line) => last.test(line))) return;
    }
    throw new Error(`${key} never led to ${last}`);
  }

  /** Presses a key after which something is said later, when a page or an answer has come. */
  async pressAndAwait(key: string, words: string): Promise<void> {
    await this.#key(key);
    this.#note(key, await this.#ear.listenFor(words));
  }

  /** Presses a key after which the page is loaded again; what it then says is another journey. */
  async pressAndReload(key: string): Promise<void> {
    await this.#key(key);
    const said = await this.#ear.listenFor(loaded);
    this.#note(key, said.slice(0, said.findIndex((line) => line.startsWith(loaded)) + 1));
  }

  async type(text: string): Promise<void> {
    this.#ear.expectKeys(text.length);
    await this.#xdotool('type', '--delay', '30', text);
    this.#note(`types “${text}”`, await this.#ear.listen());
  }

  /** One key, or several at once: `Insert+a`. */
  async #key(key: string): Promise<void> {
    this.#ear.expectKeys(key.split('+').length);
    await this.#xdotool('key', key);
  }

  async #xdotool(...args: string[]): Promise<void> {
    await run('xdotool', args, { env: this.#place.desktop.env });
  }

  #note(action: string, said: readonly string[]): void {
    const lasting = said.filter((line) => line !== sending);
    this.lines.push(`> ${action}`, ...lasting.map((line) => line.replace(/© \d{4}/, '© …')));
  }
}

function browserArgs(address: string, { folder, screen, language, site }: Place): string[] {
  const { width, height, scale } = screens[screen];
  return [
    ...launchOptions.args,
    '--force-renderer-accessibility',
    '--no-default-browser-check',
    '--password-store=basic',
    '--lang=en',
    `--accept-lang=${language}`,
    // The map's host is out of reach for everybody, so that the page is the same everywhere.
    offline,
    `--user-data-dir=${path.join(folder, 'profile')}`,
    '--window-position=0,0',
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
    // A window without an address bar, whose suggestions would be spoken too.
    `--app=${site}${address}`,
  ];
}
