/** One thing that the service found wrong: a code of its catalogue, and its own English text. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** The service refused the message, as a whole or for single fields. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly formErrors: readonly ServiceError[];
  readonly fieldErrors: Readonly<Record<string, readonly ServiceError[]>>;
}

/** What became of a message (specification, section 8). */
export type Outcome =
  | { readonly kind: 'sent' }
  | Refusal
  /** The reply was not one that the service gives. */
  | { readonly kind: 'unexpected'; readonly status: number }
  /** It surely never went out. */
  | { readonly kind: 'unreachable' }
  /** It went out and no answer came: a broken connection does not tell what it broke. */
  | { readonly kind: 'unknown' };

export type Failure = Exclude<Outcome, { kind: 'sent' }>;

/** Whether the service may have the message all the same. */
export function mayHaveArrived(failure: Failure): boolean {
  if (!('status' in failure)) return failure.kind === 'unknown';
  // RFC 9110, 15.5: an answer of 4xx has not done what was asked; nor has one that says what was
  // wrong with it, but for a fault of the service's own, which may have come after it took the message.
  return failure.status >= 500 || (failure.kind === 'unexpected' && failure.status < 400);
}

/** Whether the same message may fare better a little later. */
export function canBeRetried(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500;
}
