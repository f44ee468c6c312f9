import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Processes } from '../../support/Processes.ts';
import { processesOf, workOf } from './workOf.ts';

/** An event of `transcript.py`: an utterance, the start or end of reading a page, or a key. */
type SpeechEvent =
  | { readonly text: string; readonly lang: string }
  | { readonly reading: boolean }
  | { readonly released: true };

/** Milliseconds without speech and without work of the processes before the next key. */
const calm = 400;
const patience = 90_000;
/** A key that closes a window or leaves a page does not always report its release. */
const patienceForKeys = 10_000;

/** Collects the utterances of a screen reader until it is silent. */
export class SpeechListener {
  readonly #processes: Processes;
  readonly #heard: string[] = [];
  #isReading = false;
  #keysOnTheirWay = 0;

  constructor(processes: Processes, reader: ChildProcess) {
    this.#processes = processes;
    if (!reader.stdout) throw new Error('the screen reader has no output');
    createInterface({ input: reader.stdout }).on('line', (line) => {
      // Only `transcript.py` writes to the output of Orca, in this format.
      const event = JSON.parse(line) as SpeechEvent;
      if ('reading' in event) this.#isReading = event.reading;
      else if ('released' in event) this.#keysOnTheirWay -= 1;
      else this.#heard.push(lineOf(event));
    });
  }

  /** Sets the number of keys that are about to be pressed. */
  expectKeys(count: number): void {
    this.#keysOnTheirWay = count;
  }

  /** The utterances since the last call, one per line, once screen reader and browser are idle. */
  async listen(): Promise<string[]> {
    await this.#settle();
    return this.#heard.splice(0);
  }

  /** Waits for an utterance that contains these words, and then until silence. */
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

/** One utterance per line, preceded by its language tag if it is not English. */
function lineOf({ text, lang }: { readonly text: string; readonly lang: string }): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return lang ? `[${lang}] ${line}` : line;
}
