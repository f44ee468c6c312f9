/** An error of the service: a code of its catalogue, and its English text. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** The service refused the message because of form or field errors. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly formErrors: readonly ServiceError[];
  readonly fieldErrors: Readonly<Record<string, readonly ServiceError[]>>;
}

/** The outcome of a submission (specification, section 8). */
export type Outcome =
  | { readonly kind: 'sent' }
  | Refusal
  /** The reply does not conform to the service's protocol. */
  | { readonly kind: 'unexpected'; readonly status: number }
  /** It was never sent. */
  | { readonly kind: 'unreachable' }
  /** It was sent and no reply arrived: the service may have received it. */
  | { readonly kind: 'unknown' };

export type Failure = Exclude<Outcome, { kind: 'sent' }>;

/** Whether the service may have received the message nevertheless. */
export function mayHaveArrived(failure: Failure): boolean {
  if (!('status' in failure)) return failure.kind === 'unknown';
  // RFC 9110, 15.5: a 4xx request was not performed; neither was a refused one, except with a 5xx
  // status: the service may have failed after storing the message.
  return failure.status >= 500 || (failure.kind === 'unexpected' && failure.status < 400);
}

/** Whether sending the same message again may succeed. */
export function canBeRetried(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500;
}
