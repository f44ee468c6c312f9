import { useSyncExternalStore } from 'react';
import type { FieldValues } from '../../facts/contactFields.ts';
import { storeReceipt } from './Receipt.tsx';
import { changeSavedMessage } from './savedMessage.ts';
import { type Failure, mayHaveArrived, sendMessage } from './sendMessage.ts';

/** A state of specification, section 4. */
export interface SubmissionState {
  readonly status: 'idle' | 'submitting' | 'sent' | 'failed';
  readonly isSlow?: boolean;
  /** Why it failed. */
  readonly failure?: Failure;
}

/** Milliseconds before the form announces that sending takes long. */
const slowAfter = 5_000;

/** Milliseconds before the outcome counts as unknown. */
const timeLimit = 15_000;

/**
 * The submission of messages. It belongs to the document, so that it continues while another page
 * is shown; a form that is mounted again shows its state.
 */
export class Submission {
  #state: SubmissionState = { status: 'idle' };
  #isEdited = false;
  #search = '';
  #latest = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Sends the values once: while a submission is pending, further calls do nothing. */
  async send(values: FieldValues): Promise<void> {
    if (this.#state.status === 'submitting') return;
    // A previous request that is still pending after the time limit would duplicate the message.
    this.#latest.abort();
    this.#latest = new AbortController();
    const { signal } = this.#latest;
    this.#isEdited = false;
    // Noted now, because the reply may arrive while another page is shown.
    this.#search = location.search;
    // Before sending: after a reload the saved message is the only record of the submission.
    changeSavedMessage({ values, mayHaveArrived: true });
    this.#change({ status: 'submitting', isSlow: false });
    const slow = setTimeout(() => this.#change({ status: 'submitting', isSlow: true }), slowAfter);
    const limit = setTimeout(() => this.#settle({ kind: 'unknown' }), timeLimit);
    const outcome = await sendMessage(values, signal);
    clearTimeout(slow);
    clearTimeout(limit);
    if (signal.aborted) return;
    // A success after the time limit counts, unless the form was edited since.
    const isLateSuccess = outcome === 'sent' && !this.#isEdited;
    if (this.state().status === 'submitting' || isLateSuccess) this.#settle(outcome);
  }

  /** Records that the form was edited after it was sent. */
  markEdited(): void {
    this.#isEdited = true;
  }

  /** Discards the shown outcome as outdated. */
  reset(): void {
    if (this.#state.status !== 'submitting') this.#change({ status: 'idle' });
  }

  #settle(outcome: 'sent' | Failure): void {
    if (outcome === 'sent') {
      storeReceipt({ time: Date.now(), search: this.#search, isNew: true });
      // Text that was added since the message was sent is not in it.
      if (this.#isEdited) changeSavedMessage({ mayHaveArrived: false });
      else changeSavedMessage({ values: {} });
      this.#change({ status: 'sent' });
    } else {
      changeSavedMessage({ mayHaveArrived: mayHaveArrived(outcome) });
      this.#change({ status: 'failed', failure: outcome });
    }
  }

  #change(state: SubmissionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The submission of this document. */
export const submission = new Submission();

/** The state of the submission; a change renders the component again. */
export function useSubmission(): SubmissionState {
  return useSyncExternalStore(submission.subscribe, submission.state, submission.state);
}
