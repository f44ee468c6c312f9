/** The behaviour of network and service for one request. */
export interface Fault {
  readonly name: string;
  /** Whether the service accepts the message. */
  readonly accepts: boolean;
  /** Milliseconds until the reply; without it there is none. */
  readonly after?: number;
  /** The reply; without it the connection breaks. */
  readonly reply?: () => Response;
  readonly isOffline?: boolean;
  /** The latest time of the thanks. */
  readonly thanksAfter?: number;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const html = (status: number) => () =>
  new Response('<script>alert(1)</script><h1>Thank you</h1>', { status });
const thanks = json({ ok: true, next: '/' });
const errors = (...list: object[]) => json({ errors: list }, 422);
const hostile = '<img src=x onerror=alert(1)>\u202E'.repeat(2_000);

const endless = () =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
    }),
  );

const thanked: readonly Omit<Fault, 'accepts'>[] = [
  { name: 'thanks', after: 300, thanksAfter: 300, reply: thanks },
  { name: 'thanks at once', after: 0, thanksAfter: 0, reply: thanks },
  { name: 'slow thanks', after: 7_000, thanksAfter: 7_000, reply: thanks },
  { name: 'thanks in the last moment', after: 14_990, thanksAfter: 14_990, reply: thanks },
  { name: 'late thanks', after: 20_000, reply: thanks },
  { name: 'very late thanks', after: 50_000, reply: thanks },
];

const taken: readonly Omit<Fault, 'accepts'>[] = [
  { name: 'taken, then broken', after: 1_000 },
  { name: 'taken, then broken late', after: 30_000 },
  { name: 'taken, then silence' },
  { name: 'taken, truncated reply', after: 100, reply: () => new Response('{"ok":true,"ne') },
  { name: 'taken, HTML', after: 100, reply: html(200) },
  { name: 'taken, gateway error', after: 6_000, reply: html(504) },
  { name: 'taken, redirect', after: 100, reply: () => new Response(null, { status: 303 }) },
];

const lost: readonly Omit<Fault, 'accepts'>[] = [
  { name: 'broken', after: 0 },
  { name: 'broken late', after: 14_000 },
  { name: 'offline', after: 0, isOffline: true },
  { name: 'HTML of a stranger', after: 50, reply: html(200) },
  { name: 'HTML of a failure', after: 50, reply: html(500) },
  { name: 'success with a status of failure', after: 50, reply: json({ next: '/' }, 500) },
  { name: 'too many, as HTML', after: 50, reply: html(429) },
  { name: 'too many, as JSON', after: 50, reply: json({ error: 'Too many' }, 429) },
  { name: 'refused', after: 200, reply: json({ error: 'Not on Sundays' }, 403) },
  { name: 'refused late', after: 25_000, reply: json({ error: 'Not on Sundays' }, 403) },
  {
    name: 'refused fields',
    after: 200,
    reply: errors({ field: 'email', code: 'TYPE_EMAIL', message: 'x' }, { message: hostile }),
  },
  {
    name: 'thousands of errors',
    after: 200,
    reply: errors(...Array.from({ length: 900 }, (_, index) => ({ message: `error ${index}` }))),
  },
  { name: 'hostile JSON', after: 10, reply: json({ errors: [{ message: { toString: 1 } }] }) },
  { name: 'an endless reply', after: 10, reply: endless },
];

/** All faults, with doubled probability of thanks. */
export const faults: readonly [Fault, ...Fault[]] = [
  { name: 'silence', accepts: false },
  ...[...thanked, ...thanked, ...taken].map((fault) => ({ ...fault, accepts: true })),
  ...lost.map((fault) => ({ ...fault, accepts: false })),
];
