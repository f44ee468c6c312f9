import { changeDraft, forgetDraft } from './draft.ts';
import type { Values } from './fields.ts';
import { type Failure, mayHaveArrived, type Outcome } from './Outcome.ts';
import { sendMessage } from './sendMessage.ts';

/** The states of specification, section 4. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting'; readonly isSlow: boolean }
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** After this the visitor is told that it takes long. */
const slowAfter = 5_000;

/** After this the visitor is told that nothing is known. */
const timeLimit = 15_000;

/** The outcome, or what is known of it when the time is up. */
function inTime(reply: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unknown' }), timeLimit);
    void reply.then((outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}

const idle: SubmissionState = { status: 'idle' };

/**
 * The way of messages to the service. It goes on while the visitor looks at another page, because
 * it belongs to the document; a form that comes back shows how far it is.
 */
export class Submission {
  #state: SubmissionState = idle;
  #isEdited = false;
  #latest = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly state = () => this.#state;

  /** Listens to changes. What was told to a form that is gone is forgotten. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Strict mode leaves, and comes back at once.
      queueMicrotask(() => {
        if (this.#listeners.size === 0 && this.#state.status !== 'submitting') this.#state = idle;
      });
    };
  };

  /** Sends what was typed, once: while it is on its way, every other press is the same one. */
  async send(values: Values): Promise<void> {
    if (this.#state.status === 'submitting') return;
    // An earlier try that still waits for its answer would only make two of it.
    this.#latest.abort();
    this.#latest = new AbortController();
    this.#isEdited = false;
    // Before it goes out: a reload on the way leaves nothing else that knows of it.
    changeDraft({ values, mayHaveArrived: true });
    this.#change({ status: 'submitting', isSlow: false });
    const slow = () => this.#change({ status: 'submitting', isSlow: true });
    const timer = setTimeout(slow, slowAfter);
    const reply = sendMessage(values, this.#latest.signal);
    const outcome = await inTime(reply);
    clearTimeout(timer);
    this.#settle(outcome);
    void reply.then((late) => this.#settleLate(late, outcome));
  }

  /** The visitor has changed the form since it was sent. */
  noteEdit(): void {
    this.#isEdited = true;
  }

  /** The outcome that was shown is out of date. */
  forget(): void {
    if (this.#state.status !== 'submitting') this.#change(idle);
  }

  #settle(outcome: Outcome): void {
    const isSent = outcome.kind === 'sent';
    // What was added while it was on its way is in no message yet.
    if (isSent && !this.#isEdited) forgetDraft();
    else changeDraft({ mayHaveArrived: !isSent && mayHaveArrived(outcome) });
    this.#change(isSent ? { status: 'sent' } : { status: 'failed', failure: outcome });
  }

  /** A success counts after the time limit too, unless the visitor has edited the form since. */
  #settleLate(late: Outcome, told: Outcome): void {
    const isStillTold = this.#state.status === 'failed' && this.#state.failure === told;
    if (late.kind === 'sent' && isStillTold && !this.#isEdited) this.#settle(late);
  }

  #change(state: SubmissionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The submission of this document. */
export const submission = new Submission();
