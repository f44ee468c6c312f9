import { formAddress } from '../../facts/company.ts';
import { contactFields, type FieldValues } from '../../facts/contactFields.ts';

/** An error as the service sends it: a code of its catalogue, and an English text. */
export interface ServiceError {
  readonly message: string;
  readonly code?: string | null;
  /** The name of a field, perhaps unknown to the form; without it the error concerns the form. */
  readonly field?: string | null;
}

/** Why a message was not, or may not have been, sent (specification, section 8). */
export interface Failure {
  /**
   * `refused`: the reply names errors; `unexpected`: the reply does not conform to the service's
   * protocol; `unreachable`: the message was not sent; `unknown`: no reply arrived, so the service
   * may have received the message.
   */
  readonly kind: 'refused' | 'unexpected' | 'unreachable' | 'unknown';
  /** The status of the reply, if there was one. */
  readonly status?: number;
  /** The errors of a refusal. */
  readonly errors?: readonly ServiceError[];
}

/** Whether the service may have received the message nevertheless. */
export function mayHaveArrived({ kind, status = 0 }: Failure): boolean {
  // RFC 9110, 15.5: a request with a 4xx status was not performed. A refused one was not performed
  // either, unless its status is 5xx: the service may have failed after it stored the message.
  return kind === 'unknown' || status >= 500 || (kind === 'unexpected' && status < 400);
}

/** Whether sending the same message again may succeed. */
export function canBeRetried({ kind, status = 0 }: Failure): boolean {
  return kind !== 'refused' || status === 429 || status >= 500;
}

/**
 * Posts the contact message to the hosted form service (specification, section 7). It never throws:
 * every reply and every network failure is an outcome.
 */
export async function sendMessage(
  values: FieldValues,
  signal: AbortSignal,
): Promise<'sent' | Failure> {
  // If `onLine` is false, the browser is certainly offline (HTML Standard): a request that fails has
  // sent nothing.
  const isOffline = !navigator.onLine;
  // Without the honeypot: if autofill filled it in, the service would discard the message.
  const body = new FormData();
  for (const { name } of contactFields) body.set(name, values[name] ?? '');
  try {
    const response = await fetch(formAddress, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      // A followed redirect could carry the message elsewhere, or lose it and return a valid page.
      redirect: 'manual',
      signal,
    });
    return outcomeOf(response, await response.text());
  } catch {
    return { kind: isOffline ? 'unreachable' : 'unknown' };
  }
}

/** A reply is believed only in the shape of the protocol: `next`, or a list of errors. */
function outcomeOf({ ok, status }: Response, text: string): 'sent' | Failure {
  const {
    next,
    error,
    errors = error === undefined ? undefined : [{ message: error }],
  } = parse(text);
  if (errors === undefined && ok && typeof next === 'string') return 'sent';
  const isRefusal = Array.isArray(errors) && errors.length > 0 && errors.every(isServiceError);
  return isRefusal ? { kind: 'refused', status, errors } : { kind: 'unexpected', status };
}

/** The object in a text, empty if there is none. */
function parse(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

function isServiceError(
  error: Partial<Record<keyof ServiceError, unknown>> | null,
): error is ServiceError {
  const { message, code, field } = error ?? {};
  const isTextOrNone = (part: unknown) => part == null || typeof part === 'string';
  const hasText = typeof message === 'string' && message.trim() !== '';
  return hasText && isTextOrNone(code) && isTextOrNone(field);
}
