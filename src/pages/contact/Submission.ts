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

/** Milliseconds before the form announces that sending takes long. */
const slowAfter = 5_000;

/** Milliseconds before the outcome counts as unknown. */
const timeLimit = 15_000;

/** The outcome, or an unknown one after the time limit. */
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
 * The submission of messages. It belongs to the document, so it continues while another page is shown;
 * a form that is mounted again shows its state.
 */
export class Submission {
  #state: SubmissionState = idle;
  #isEdited = false;
  #latest = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly state = () => this.#state;

  /** Subscribes to changes. When the form unmounts, a finished state is reset. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      // Strict mode unsubscribes and subscribes again at once.
      queueMicrotask(() => {
        if (this.#listeners.size === 0 && this.#state.status !== 'submitting') this.#state = idle;
      });
    };
  };

  /** Sends the values once: while a submission is pending, further calls do nothing. */
  async send(values: Values): Promise<void> {
    if (this.#state.status === 'submitting') return;
    // A previous request that is still pending would duplicate the message.
    this.#latest.abort();
    this.#latest = new AbortController();
    this.#isEdited = false;
    // Before sending: after a reload the draft is the only record of the submission.
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

  /** Records that the form was edited after it was sent. */
  noteEdit(): void {
    this.#isEdited = true;
  }

  /** Discards the shown outcome as outdated. */
  forget(): void {
    if (this.#state.status !== 'submitting') this.#change(idle);
  }

  #settle(outcome: Outcome): void {
    const isSent = outcome.kind === 'sent';
    // Text added while it was pending is not in the message.
    if (isSent && !this.#isEdited) forgetDraft();
    else changeDraft({ mayHaveArrived: !isSent && mayHaveArrived(outcome) });
    this.#change(isSent ? { status: 'sent' } : { status: 'failed', failure: outcome });
  }

  /** Handles an outcome after the time limit: a success counts unless the form was edited since. */
  #settleLate(late: Outcome, shown: Outcome): void {
    const isStillShown = this.#state.status === 'failed' && this.#state.failure === shown;
    if (late.kind === 'sent' && isStillShown && !this.#isEdited) this.#settle(late);
  }

  #change(state: SubmissionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The submission of this document. */
export const submission = new Submission();
