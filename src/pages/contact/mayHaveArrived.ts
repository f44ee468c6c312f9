import type { Outcome } from './sendMessage.ts';

export type Failure = Exclude<Outcome, { kind: 'sent' }>;

/** Whether the service may have the message all the same. */
export function mayHaveArrived(failure: Failure): boolean {
  if (failure.kind !== 'unexpected') return failure.kind === 'unknown';
  // RFC 9110, 15.5: who answers 4xx has not done what was asked.
  return failure.status < 400 || failure.status >= 500;
}
