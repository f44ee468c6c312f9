import { createClient, isSubmissionError } from '@formspree/core';
import { formService } from '../../site/company.ts';

/** One thing that the service found wrong: a code of its catalogue, and its own English words. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** What became of a message (specification, section 8). */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The service refused it, as a whole or for single fields. */
  | {
      readonly kind: 'refused';
      readonly formErrors: readonly ServiceError[];
      readonly fieldErrors: Readonly<Record<string, readonly ServiceError[]>>;
    }
  /** The reply was not one that the service gives. */
  | { readonly kind: 'unexpected' }
  /** There was no reply at all. */
  | { readonly kind: 'unreachable' };

type Fetch = typeof globalThis.fetch;

/**
 * The client calls the global `fetch` before it first waits, and offers no way to give it another:
 * ours stands there for that moment only.
 */
function callWithFetch<T>(fetch: Fetch, call: () => T): T {
  const original = globalThis.fetch;
  globalThis.fetch = fetch;
  try {
    return call();
  } finally {
    globalThis.fetch = original;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((error) => isRecord(error) && typeof error.message === 'string')
  );
}

/**
 * Whether a reply is one that the service gives. The client takes a `next` for success whatever
 * the status, and an empty list of errors for a refusal that has nothing to say.
 */
async function conforms(reply: Response): Promise<boolean> {
  const body: unknown = await reply.json().catch(() => undefined);
  if (!isRecord(body)) return false;
  if (body.errors !== undefined) return isErrorList(body.errors);
  if (body.error !== undefined) return typeof body.error === 'string' && body.error !== '';
  return reply.ok && typeof body.next === 'string';
}

/**
 * Posts the contact form to the hosted service, through the service's own client.
 * It never throws: whatever the service or the network does is an outcome.
 */
export async function sendMessage(message: FormData): Promise<Outcome> {
  const { fetch } = globalThis;
  let trouble: 'unexpected' | 'unreachable' | undefined = 'unreachable';
  const watchedFetch: Fetch = async (input, init) => {
    const reply = await fetch(input, init);
    trouble = (await conforms(reply.clone())) ? undefined : 'unexpected';
    return reply;
  };
  const client = createClient();
  const endpoint = formService.endpoint || location.origin;
  const result = await callWithFetch(watchedFetch, () =>
    client.submitForm(formService.key, message, { endpoint }),
  ).catch(() => undefined);

  if (trouble || !result) return { kind: trouble ?? 'unexpected' };
  if (!isSubmissionError(result)) return { kind: 'sent' };
  return {
    kind: 'refused',
    formErrors: result.getFormErrors(),
    fieldErrors: Object.fromEntries(result.getAllFieldErrors()),
  };
}
