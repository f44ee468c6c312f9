import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The behaviour of the service for one message. */
export interface ServerFault {
  readonly name: string;
  /** Whether the service accepts the message. */
  readonly accepts: boolean;
  /** Whether the reply confirms the message. */
  readonly isThanks?: boolean;
  answer(res: ServerResponse): void;
}

type Answer = ServerFault['answer'];

function reply(status: number, body: unknown, headers = {}): Answer {
  const isText = typeof body === 'string';
  const type = { 'Content-Type': isText ? 'text/html' : 'application/json' };
  return (res) => {
    res.writeHead(status, { ...type, ...headers }).end(isText ? body : JSON.stringify(body));
  };
}

const thanks = { ok: true, next: '/' };
const html = '<script>alert(1)</script><h1>Thank you</h1>';
const hostile = '<img src=x onerror=alert(1)>\u202E'.repeat(2_000);
const refusal = [{ field: 'email', code: 'TYPE_EMAIL', message: 'x' }, { message: hostile }];

const later =
  (milliseconds: number, answer: Answer): Answer =>
  (res) => {
    setTimeout(() => answer(res), milliseconds);
  };

const breakReply: Answer = (res) => {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
  res.write('{"ok":true', () => res.destroy());
};

const neverEnd: Answer = (res) => {
  const timer = setInterval(() => res.write(' '.repeat(10_000)), 5);
  res.on('close', () => clearInterval(timer));
};

const thanked: readonly [string, Answer][] = [
  ['thanks', reply(200, thanks)],
  ['slow thanks', later(500, reply(200, thanks))],
  ['late thanks', later(2_000, reply(200, thanks))],
];

const taken: readonly [string, Answer][] = [
  ['taken, then closed', (res) => res.destroy()],
  ['taken, then silence', () => {}],
  ['taken, broken reply', breakReply],
  ['taken, truncated JSON', reply(200, '{"ok":true,"ne')],
  ['taken, HTML', reply(200, html)],
  ['taken, gateway error', reply(504, html)],
  ['taken, redirect', reply(303, '', { Location: '/contactus' })],
];

const lost: readonly [string, Answer][] = [
  ['reset', (res) => res.socket?.resetAndDestroy()],
  ['silence', () => {}],
  ['HTML of a stranger', reply(200, html)],
  ['HTML of a failure', reply(500, html)],
  ['success with a status of failure', reply(500, thanks)],
  ['too many', reply(429, html)],
  ['refused', reply(403, { error: 'Not on Sundays' })],
  ['refused fields', reply(422, { errors: refusal })],
  ['hostile JSON', reply(200, { errors: [{ message: { toString: 1 } }] })],
  ['an endless reply', neverEnd],
];

export const serverFaults: readonly [ServerFault, ...ServerFault[]] = [
  { name: 'redirect elsewhere', accepts: false, answer: reply(308, '', { Location: '/f/other' }) },
  ...thanked.map(([name, answer]) => ({ name, accepts: true, isThanks: true, answer })),
  ...taken.map(([name, answer]) => ({ name, accepts: true, answer })),
  ...lost.map(([name, answer]) => ({ name, accepts: false, answer })),
];

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Forwards a request to the site. */
function passOn(site: string, req: IncomingMessage, res: ServerResponse): void {
  const { method, headers } = req;
  const onward = request(new URL(req.url ?? '/', site), { method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  req.pipe(onward);
}

export interface FaultyServer {
  readonly address: string;
  /** The behaviour for the next message. */
  next: ServerFault;
  /** The bodies of the accepted messages. */
  readonly accepted: readonly string[];
  close(): void;
}

/** Starts a server in front of the site with a controllable form service. */
export async function startFaultyServer(site: string): Promise<FaultyServer> {
  const accepted: string[] = [];
  const server = createServer(async (req, res) => {
    if (!req.url?.startsWith('/f/')) return passOn(site, req, res);
    const { accepts, answer } = faulty.next;
    const body = await bodyOf(req).catch(() => undefined);
    if (body === undefined) return;
    if (accepts) accepted.push(body);
    answer(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('the server has no port');
  const faulty: FaultyServer = {
    address: `http://127.0.0.1:${place.port}`,
    next: serverFaults[0],
    accepted,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return faulty;
}
