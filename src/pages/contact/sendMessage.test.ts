// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from './sendMessage.ts';

afterEach(() => vi.unstubAllGlobals());

const values = { name: 'Ngọzi', email: 'n@example.ng', message: 'A loan' };

/** Sends a message to a service with this reply. */
function send(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return { fetch, outcome: sendMessage(values, new AbortController().signal) };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

test('a message is its five fields, posted once, and no redirect is followed', async () => {
  const { fetch, outcome } = send(json({ next: '/' }));
  expect(await outcome).toEqual({ kind: 'sent' });
  expect(fetch).toHaveBeenCalledOnce();
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  const { body } = init ?? {};
  expect(body instanceof FormData && [...body.keys()]).toEqual([
    'name',
    'phone',
    'email',
    'loanType',
    'message',
  ]);
});

describe('a reply that is none of the service’s is unexpected', () => {
  const error = (parts: object) => ({ errors: [{ message: 'x', ...parts }] });
  test.each<[string, () => Response, number]>([
    ['an error whose code is no text', json(error({ code: { toString: 1 } }), 422), 422],
    ['an error whose field is no text', json(error({ field: ['email'] }), 422), 422],
    ['a payment that is asked for', json({ stripe: {}, resubmitKey: 'x' }), 200],
    ['a success with a status of failure', json({ ok: true, next: '/' }, 502), 502],
    ['truncated JSON', () => new Response('{"ok":true,"ne'), 200],
    ['more than anybody reads', json({ next: 'x'.repeat(100_000) }), 200],
    ['brackets without an end', () => new Response('['.repeat(60_000)), 200],
    ['no body', () => new Response(null, { status: 204 }), 204],
  ])('%s', async (_, answer, status) => {
    expect(await send(answer).outcome).toEqual({ kind: 'unexpected', status });
  });
});

test.each([
  [json({ ok: true }), 1],
  [json({ ok: true }, 500), 0],
  [json({ ok: true, errors: [] }), 0],
  [json({ success: true }), 0],
])(
  'only a clear success without `next` is told to the owner, in the console',
  async (answer, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await send(answer).outcome).toMatchObject({ kind: 'unexpected' });
    expect(warn).toHaveBeenCalledTimes(times);
    warn.mockRestore();
  },
);

test('an endless reply is not read to its end', async () => {
  let pulls = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    pulls += 1;
    controller.enqueue(new Uint8Array(10_000));
  };
  const { outcome } = send(() => new Response(new ReadableStream({ pull })));
  expect((await outcome).kind).toBe('unexpected');
  expect(pulls).toBeLessThan(20);
});

describe('no answer', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));

  test('leaves open whether the message came', async () => {
    expect(await send(broken).outcome).toEqual({ kind: 'unknown' });
  });

  test('in the middle of a reply does so too', async () => {
    const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError());
    const { outcome } = send(() => new Response(new ReadableStream({ pull })));
    expect(await outcome).toEqual({ kind: 'unknown' });
  });

  test('from a browser that is offline means that it did not go out', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send(broken).outcome).toEqual({ kind: 'unreachable' });
    vi.restoreAllMocks();
  });
});

describe('the texts of the service', () => {
  async function textsOf(errors: readonly object[]): Promise<string[]> {
    const outcome = await send(json({ errors }, 422)).outcome;
    return outcome.kind === 'refused' ? outcome.formErrors.map(({ message }) => message) : [];
  }

  test('are clipped to what one reads', async () => {
    const [text = ''] = await textsOf([{ message: '🚗'.repeat(5_000) }]);
    expect(text).toBe(`${'🚗'.repeat(300)}…`);
  });

  test('are one line without characters that turn or hide others', async () => {
    const texts = await textsOf([{ message: ' a\u202Eb\n\n\tc\u0000\ud800 ' }]);
    expect(texts).toEqual(['a b c']);
  });

  test('are told once each, and not by the thousand', async () => {
    const errors = Array.from({ length: 1_000 }, (_, i) => ({ message: `error ${i >> 1}` }));
    const texts = await textsOf(errors);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
  });
});
