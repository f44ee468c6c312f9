// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../site/contactFields.ts';
import { canBeRetried, mayHaveArrived, sendMessage } from './sendMessage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const values = { name: 'Ngọzi', email: 'n@example.ng', message: 'A loan' };

/** Sends a message to a service with this reply. */
function send(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return { fetch, outcome: sendMessage(values, new AbortController().signal) };
}

function reply(body: unknown, status = 200): () => Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status });
}

test('a message is its fields, posted once, and no redirect is followed', async () => {
  const { fetch, outcome } = send(reply({ ok: true, next: '/' }));
  expect(await outcome).toEqual({ kind: 'sent' });
  expect(fetch).toHaveBeenCalledOnce();
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  const { body } = init ?? {};
  expect(body instanceof FormData && [...body.keys()]).toEqual(
    contactFields.map(({ name }) => name),
  );
});

const error = { message: 'x' };

test.each<[string, unknown, number, arrived: boolean]>([
  ['HTML', '<h1>Thank you</h1>', 200, true],
  ['HTML of a failure', '<h1>Oops</h1>', 500, true],
  ['HTML of a refusal', '<h1>Too big</h1>', 413, false],
  ['too many requests', 'Slow down', 429, false],
  ['nothing', '', 200, true],
  ['truncated JSON', '{"ok":true,"ne', 200, true],
  ['null', null, 200, true],
  ['a list', ['next'], 200, true],
  ['a text', '"next"', 200, true],
  ['an empty object', {}, 200, true],
  ['no next', { ok: true }, 200, true],
  ['a next that is no text', { next: 1 }, 200, true],
  ['a next under a status of failure', { ok: true, next: '/' }, 502, true],
  ['a payment that is asked for', { stripe: {}, resubmitKey: 'x' }, 200, true],
  ['an empty list of errors', { errors: [] }, 422, false],
  ['an empty list of errors beside a next', { errors: [], next: '/' }, 200, true],
  ['no error beside a next', { error: null, next: '/' }, 200, true],
  ['errors that are none', { errors: [null] }, 422, false],
  ['an error without words', { error: '' }, 422, false],
  ['an error of spaces', { errors: [{ message: ' ' }] }, 422, false],
  ['a code that is no text', { errors: [{ ...error, code: { toString: 1 } }] }, 422, false],
  ['a field that is no text', { errors: [{ ...error, field: ['email'] }] }, 422, false],
])('%s is unexpected', async (_, body, status, arrived) => {
  const outcome = await send(reply(body, status)).outcome;
  expect(outcome).toEqual({ kind: 'unexpected', status });
  if (outcome.kind === 'sent') return;
  expect([mayHaveArrived(outcome), canBeRetried(outcome)]).toEqual([arrived, true]);
});

test('a redirect is unexpected, and the message may have arrived', async () => {
  const opaque = Object.defineProperty(new Response(), 'status', { value: 0 });
  const outcome = await send(() => opaque).outcome;
  expect(outcome).toEqual({ kind: 'unexpected', status: 0 });
  expect(outcome.kind !== 'sent' && mayHaveArrived(outcome)).toBe(true);
});

test.each<[string, unknown, number, errors: unknown[], arrived: boolean, retried: boolean]>([
  ['a text', { error: 'No' }, 403, [['', ['UNSPECIFIED No']]], false, false],
  ['too many', { error: 'Slow' }, 429, [['', ['UNSPECIFIED Slow']]], false, true],
  ['a fault', { error: 'Oops' }, 500, [['', ['UNSPECIFIED Oops']]], true, true],
  ['under success', { error: 'No', next: '/' }, 200, [['', ['UNSPECIFIED No']]], false, false],
  [
    'a list',
    {
      errors: [
        { field: 'email', code: 'TYPE_EMAIL', message: 'a' },
        { field: null, code: null, message: 'b' },
        { field: 'email', code: 'NEW', message: 'c' },
        { field: '__proto__', message: 'd' },
      ],
    },
    422,
    [
      ['email', ['TYPE_EMAIL a', 'NEW c']],
      ['', ['UNSPECIFIED b']],
      ['__proto__', ['UNSPECIFIED d']],
    ],
    false,
    false,
  ],
])('errors are a refusal: %s', async (_, body, status, errors, arrived, retried) => {
  const outcome = await send(reply(body, status)).outcome;
  if (outcome.kind !== 'refused') throw new Error(outcome.kind);
  const texts = [...outcome.errors].map(([field, list]) => [
    field,
    list.map(({ code, message }) => `${code} ${message}`),
  ]);
  expect(texts).toEqual(errors);
  expect([mayHaveArrived(outcome), canBeRetried(outcome)]).toEqual([arrived, retried]);
});

describe('no answer', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  const cut = () => {
    const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError());
    return new Response(new ReadableStream({ pull }));
  };

  test.each([broken, cut])('leaves open whether the message came: %o', async (answer) => {
    const outcome = await send(answer).outcome;
    expect(outcome).toEqual({ kind: 'unknown' });
    expect(outcome.kind !== 'sent' && mayHaveArrived(outcome)).toBe(true);
  });

  test('from a browser that is offline means that it did not go out', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const outcome = await send(broken).outcome;
    expect(outcome).toEqual({ kind: 'unreachable' });
    expect(outcome.kind !== 'sent' && mayHaveArrived(outcome)).toBe(false);
  });
});
