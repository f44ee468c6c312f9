import { createClient, isSubmissionError } from '@formspree/core';
import { formService } from '../../site/company.ts';
import { fields, type Typed } from './fields.ts';
import { readReply } from './readReply.ts';
import { type ServiceError, tidyErrors } from './tidyErrors.ts';

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

function dataOf(typed: Typed): FormData {
  const data = new FormData();
  for (const field of fields) data.set(field, typed[field] ?? '');
  return data;
}

/**
 * Posts the contact form to the hosted service, through the service's own client.
 * It never throws: whatever the service or the network does is an outcome.
 */
export async function sendMessage(typed: Typed, signal: AbortSignal): Promise<Outcome> {
  const { fetch } = globalThis;
  let status = 0;
  // A browser that is surely offline (HTML Standard, `onLine`) sends nothing.
  let trouble: Outcome | undefined = { kind: navigator.onLine ? 'unknown' : 'unreachable' };
  const watchedFetch: Fetch = async (input, init) => {
    // Followed, a redirect would carry the message elsewhere, or lose it and look like an answer.
    const response = await fetch(input, { ...init, signal, redirect: 'manual' });
    status = response.status;
    const reply = await readReply(response);
    trouble = reply ? undefined : { kind: 'unexpected', status };
    return new Response(JSON.stringify(reply));
  };
  const endpoint = formService.endpoint || location.origin;
  const result = await callWithFetch(watchedFetch, () =>
    createClient().submitForm(formService.key, dataOf(typed), { endpoint }),
  ).catch(() => undefined);

  if (trouble || !result) return trouble ?? { kind: 'unexpected', status };
  if (!isSubmissionError(result)) return { kind: 'sent' };
  return {
    kind: 'refused',
    status,
    formErrors: tidyErrors(result.getFormErrors()),
    fieldErrors: Object.fromEntries(
      result.getAllFieldErrors().map(([field, errors]) => [field, tidyErrors(errors)]),
    ),
  };
}
