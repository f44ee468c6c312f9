// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { filledIn } from '../../../tests/support/filledIn.ts';
import { contactFields } from '../../facts/contactFields.ts';
import { canBeRetried, type Failure, mayHaveArrived, sendMessage } from './sendMessage.ts';

afterEach(() => void vi.unstubAllGlobals());

// An optional field may be absent.
const { phone: _, ...values } = filledIn;

/** Sends a message to a service with this reply. */
function send(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return { fetch, outcome: sendMessage(values, new AbortController().signal) };
}

/** The failure of a message that is sent to a service with this reply. */
async function failureOf(answer: () => Response | Promise<Response>): Promise<Failure> {
  const outcome = await send(answer).outcome;
  if (outcome === 'sent') throw new Error('It was sent.');
  return outcome;
}

function reply(body: unknown, status = 200): () => Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status });
}

test('a message is its fields, posted once, and no redirect is followed', async () => {
  const { fetch, outcome } = send(reply({ ok: true, next: '/' }));
  expect(await outcome).toBe('sent');
  expect(fetch).toHaveBeenCalledOnce();
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  const { body } = init ?? {};
  const sent = contactFields.map(({ name }) => [name, { ...values, phone: '' }[name]]);
  expect(body instanceof FormData && [...body]).toEqual(sent);
});

const error = { message: 'x' };

test.each<[string, unknown, number, arrived: boolean]>([
  ['HTML', '<h1>Thank you</h1>', 200, true],
  ['HTML of a failure', '<h1>Oops</h1>', 500, true],
  ['HTML of a refusal', '<h1>Too big</h1>', 413, false],
  ['too many requests', 'Slow down', 429, false],
  ['truncated JSON', '{"ok":true,"ne', 200, true],
  ['null', null, 200, true],
  ['a list', ['next'], 200, true],
  ['an empty object', {}, 200, true],
  ['a next that is no text', { next: 1 }, 200, true],
  ['a next under a status of failure', { ok: true, next: '/' }, 502, true],
  ['an empty list of errors', { errors: [] }, 422, false],
  ['an empty list of errors beside a next', { errors: [], next: '/' }, 200, true],
  ['no error beside a next', { error: null, next: '/' }, 200, true],
  ['errors that are none', { errors: [null] }, 422, false],
  ['an error without words', { error: '' }, 422, false],
  ['an error of spaces', { errors: [{ message: ' ' }] }, 422, false],
  ['a code that is no text', { errors: [{ ...error, code: { toString: 1 } }] }, 422, false],
  ['a field that is no text', { errors: [{ ...error, field: ['email'] }] }, 422, false],
])('%s is unexpected', async (_, body, status, arrived) => {
  const failure = await failureOf(reply(body, status));
  expect(failure).toEqual({ kind: 'unexpected', status });
  expect([mayHaveArrived(failure), canBeRetried(failure)]).toEqual([arrived, true]);
});

const fieldErrors = [
  { field: 'email', code: 'TYPE_EMAIL', message: 'a' },
  { field: null, code: null, message: 'b' },
  { field: 'email', code: 'NEW', message: 'c' },
  { field: '__proto__', message: 'd' },
];

test.each<[string, object, number, errors: unknown[], arrived: boolean, retried: boolean]>([
  ['a text', { error: 'No' }, 403, [{ message: 'No' }], false, false],
  ['too many', { error: 'Slow' }, 429, [{ message: 'Slow' }], false, true],
  ['a fault', { error: 'Oops' }, 500, [{ message: 'Oops' }], true, true],
  ['under success', { error: 'No', next: '/' }, 200, [{ message: 'No' }], false, false],
  ['a list', { errors: fieldErrors }, 422, fieldErrors, false, false],
])('errors are a refusal: %s', async (_, body, status, errors, arrived, retried) => {
  const failure = await failureOf(reply(body, status));
  expect(failure).toEqual({ kind: 'refused', status, errors });
  expect([mayHaveArrived(failure), canBeRetried(failure)]).toEqual([arrived, retried]);
});

test('a reply that breaks off leaves open whether the message arrived', async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError());
  const failure = await failureOf(() => new Response(new ReadableStream({ pull })));
  expect(failure).toEqual({ kind: 'unknown' });
  expect(mayHaveArrived(failure)).toBe(true);
});
