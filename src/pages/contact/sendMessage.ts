import { formService } from '../../site/company.ts';
import { contactFields, type FieldValues } from '../../site/contactFields.ts';

/** An error of the service: a code of its catalogue, and its English text. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** Errors by the name of a field, which the form may lack; those of the whole form by `''`. */
export type ServiceErrors = ReadonlyMap<string, readonly ServiceError[]>;

/** The outcome of a submission (specification, section 8). */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly status: number; readonly errors: ServiceErrors }
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

/**
 * Posts the contact message to the hosted form service (specification, section 7). It never throws:
 * every reply and every network failure is an outcome.
 */
export async function sendMessage(values: FieldValues, signal: AbortSignal): Promise<Outcome> {
  // `onLine` false means certainly offline (HTML Standard), so nothing is sent.
  const isOffline = !navigator.onLine;
  // Without the honeypot: if autofill filled it in, the service would discard the message.
  const body = new FormData();
  for (const { name } of contactFields) body.set(name, values[name] ?? '');
  try {
    const response = await fetch(`${formService.endpoint}/f/${formService.key}`, {
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
function outcomeOf({ ok, status }: Response, text: string): Outcome {
  const {
    next,
    error,
    errors = error === undefined ? undefined : [{ message: error }],
  } = parse(text);
  if (errors === undefined && ok && typeof next === 'string') return { kind: 'sent' };
  const isRefusal = Array.isArray(errors) && errors.length > 0 && errors.every(isSentError);
  if (!isRefusal) return { kind: 'unexpected', status };
  return { kind: 'refused', status, errors: byField(errors) };
}

/** The object in a text, empty if there is none. */
function parse(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** An error as the service sends it; without `field` it concerns the form. */
interface SentError {
  readonly message: string;
  readonly code?: string | null;
  readonly field?: string | null;
}

function isSentError(error: Partial<Record<keyof SentError, unknown>> | null): error is SentError {
  const { message, code, field } = error ?? {};
  const isTextOrNone = (part: unknown) => part == null || typeof part === 'string';
  const hasText = typeof message === 'string' && message.trim() !== '';
  return hasText && isTextOrNone(code) && isTextOrNone(field);
}

function byField(errors: readonly SentError[]): ServiceErrors {
  const sorted = new Map<string, readonly ServiceError[]>();
  for (const { field, code, message } of errors) {
    const others = sorted.get(field || '') ?? [];
    sorted.set(field || '', [...others, { code: code || 'UNSPECIFIED', message }]);
  }
  return sorted;
}
