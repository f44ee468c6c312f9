import type { Typed } from './fields.ts';
import { importLaterParts } from './laterParts.ts';
import type { Outcome } from './sendMessage.ts';

/** After this the visitor is told that nothing is known. */
const timeLimit = 15_000;

export interface Attempt {
  /** What is known of it when the time is up. */
  readonly inTime: Promise<Outcome>;
  /** What becomes of it in the end. */
  readonly atLast: Promise<Outcome>;
}

/** Tries to send what was typed, once. It never rejects. */
export function attempt(typed: Typed, signal: AbortSignal): Attempt {
  let stage: 'loading' | 'posted' | 'given up' = 'loading';
  const post = async (): Promise<Outcome> => {
    // Without its client the form cannot reach the service either.
    const parts = await importLaterParts().catch(() => undefined);
    // Said to be not sent, it must not be sent after that.
    if (!parts || stage === 'given up') return { kind: 'unreachable' };
    stage = 'posted';
    return parts.sendMessage(typed, signal);
  };
  const atLast = post();
  const limit = new Promise<Outcome>((resolve) => {
    const giveUp = () => {
      resolve({ kind: stage === 'posted' ? 'unknown' : 'unreachable' });
      stage = 'given up';
    };
    const timer = setTimeout(giveUp, timeLimit);
    void atLast.then(() => clearTimeout(timer));
  });
  return { inTime: Promise.race([atLast, limit]), atLast };
}
