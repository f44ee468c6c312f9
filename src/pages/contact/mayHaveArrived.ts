import type { Outcome } from './sendMessage.ts';

export type Failure = Exclude<Outcome, { kind: 'sent' }>;

/** Whether the service may have the message all the same. */
export function mayHaveArrived(failure: Failure): boolean {
  if (!('status' in failure)) return failure.kind === 'unknown';
  // RFC 9110, 15.5: who answers 4xx has not done what was asked; nor has who says what was wrong with
  // it, but for a fault of its own, which may have come after the message was taken.
  return failure.status >= 500 || (failure.kind === 'unexpected' && failure.status < 400);
}

/** Whether the same message may fare better a little later. */
export function canBeRetried(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500;
}
