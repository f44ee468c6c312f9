import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Processes } from './Processes.ts';
import { processesOf, workOf } from './workOf.ts';

/** What is written for us: an utterance, that a whole page begins or ends to be read, or a key. */
type SpeechEvent =
  | { readonly text: string; readonly lang: string }
  | { readonly reading: boolean }
  | { readonly released: true };

/** How long, in milliseconds, nothing may be said and nothing be at work before the next key. */
const calm = 400;
const patience = 90_000;
/** A key that closes a window or leaves a page is not always told to have been released. */
const patienceForKeys = 10_000;

/** Hears a screen reader: collects what it says until it has nothing more to say. */
export class Ear {
  readonly #processes: Processes;
  readonly #heard: string[] = [];
  #isReading = false;
  #keysOnTheirWay = 0;

  constructor(processes: Processes, reader: ChildProcess) {
    this.#processes = processes;
    if (!reader.stdout) throw new Error('the screen reader has no output');
    createInterface({ input: reader.stdout }).on('line', (line) => {
      // Orca writes nothing else to its output than our speech server does.
      const event = JSON.parse(line) as SpeechEvent;
      if ('reading' in event) this.#isReading = event.reading;
      else if ('released' in event) this.#keysOnTheirWay -= 1;
      else this.#heard.push(lineOf(event));
    });
  }

  /** Has to be told how many keys are pressed, before they are. */
  expectKeys(count: number): void {
    this.#keysOnTheirWay = count;
  }

  /** What has been said since the last time, a line each, once reader and browser are at rest. */
  async listen(): Promise<string[]> {
    await this.#settle();
    return this.#heard.splice(0);
  }

  /** Listens until something is said that has these words, and then to the end. */
  async listenFor(words: string): Promise<string[]> {
    const end = Date.now() + patience;
    while (!this.#heard.some((line) => line.includes(words))) {
      if (Date.now() > end) {
        throw new Error(`“${words}” was not said, but:\n${this.#heard.splice(0).join('\n')}`);
      }
      await pause(50);
    }
    return this.listen();
  }

  async #settle(): Promise<void> {
    const start = Date.now();
    const isWaiting = () =>
      this.#isReading || (this.#keysOnTheirWay > 0 && Date.now() < start + patienceForKeys);
    let before = '';
    for (let since = start; Date.now() - since < calm; await pause(60)) {
      if (Date.now() > start + patience) throw new Error('reader and browser find no rest');
      const work = workOf(processesOf(this.#processes.groups));
      const now = `${this.#heard.length} ${work}`;
      if (isWaiting() || work === undefined || now !== before) since = Date.now();
      before = now;
    }
  }
}

/** One utterance a line, after the tag of its language if it needs another voice. */
function lineOf({ text, lang }: { readonly text: string; readonly lang: string }): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return lang ? `[${lang}] ${line}` : line;
}
