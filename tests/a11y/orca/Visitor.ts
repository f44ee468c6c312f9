import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchOptions, offline, systemChromium } from '../../../src/scripts/chromium.mjs';
import type { Processes } from '../../support/Processes.ts';
import { en } from '../../support/site.ts';
import { type Desktop, type Screen, screens } from './Desktop.ts';
import { SpeechListener } from './SpeechListener.ts';
import { startOrca } from './startOrca.ts';

const run = promisify(execFile);

/** Announced while a message is sent: before or after the reply, which is quick here. */
const sending = en('contact:form.submitting');

/** Orca's announcement of a loaded page. */
const loaded = 'Finished loading';

export interface Place {
  readonly desktop: Desktop;
  readonly processes: Processes;
  /** The address of the served site. */
  readonly site: string;
  /** Holds the browser's profile and Orca's settings, which are new for each journey. */
  readonly folder: string;
  readonly screen: Screen;
  readonly language: string;
}

/** A screen reader, a browser and a keyboard, which record a transcript. */
export class Visitor {
  readonly lines: string[] = [];
  readonly #place: Place;
  readonly #reader: ChildProcess;
  readonly #speech: SpeechListener;
  #browser: ChildProcess | undefined;

  constructor(place: Place) {
    this.#place = place;
    this.#reader = startOrca(place.processes, place.desktop, place.folder);
    this.#speech = new SpeechListener(place.processes, this.#reader);
  }

  /** Opens a page in a new browser. */
  async open(address: string): Promise<void> {
    await this.#speech.listenFor('Screen reader on.');
    const { processes, desktop } = this.#place;
    const chromium = systemChromium() ?? 'chromium';
    this.#browser = processes.start(chromium, browserArgs(address, this.#place), desktop.env);
    const said = await this.#speech.listenFor(loaded);
    // The announcements of the window and of loading depend on the speed of the machine.
    this.#note('opens the page', said.slice(said.findIndex((line) => line.startsWith(loaded))));
  }

  /** Ends the processes of this journey. */
  async leave(): Promise<void> {
    if (this.#browser) await this.#place.processes.end(this.#browser);
    await this.#place.processes.end(this.#reader);
  }

  /** Presses keys (xdotool names) one by one and records the speech after each. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#key(key);
      this.#note(key, await this.#speech.listen());
    }
  }

  /** Presses keys without recording, to reach the start of a journey. */
  async go(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#key(key);
      await this.#speech.listen();
    }
  }

  /** Repeats a key until an utterance contains the words. */
  async pressUntil(key: string, last: string): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      const before = this.lines.length;
      await this.press(key);
      if (this.lines.slice(before + 1).some((line) => line.includes(last))) return;
    }
    throw new Error(`${key} never led to ${last}`);
  }

  /** Presses a key and waits for speech that follows a page load or a reply. */
  async pressAndAwait(key: string, words: string): Promise<void> {
    await this.#key(key);
    this.#note(key, await this.#speech.listenFor(words));
  }

  /** Presses a key that reloads the page; the speech of the new page is not recorded. */
  async pressAndReload(key: string): Promise<void> {
    await this.#key(key);
    const said = await this.#speech.listenFor(loaded);
    this.#note(key, said.slice(0, said.findIndex((line) => line.startsWith(loaded)) + 1));
  }

  async type(text: string): Promise<void> {
    this.#speech.expectKeys(text.length);
    await this.#xdotool('type', '--delay', '30', text);
    this.#note(`types “${text}”`, await this.#speech.listen());
  }

  /** Presses one key or a combination such as `Insert+a`. */
  async #key(key: string): Promise<void> {
    this.#speech.expectKeys(key.split('+').length);
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
    // The map's host is blocked, so that the page is the same on every machine.
    offline,
    `--user-data-dir=${path.join(folder, 'profile')}`,
    '--window-position=0,0',
    `--window-size=${width},${height}`,
    `--force-device-scale-factor=${scale}`,
    // No address bar: its suggestions would be spoken.
    `--app=${site}${address}`,
  ];
}
