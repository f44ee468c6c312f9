import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkMessage, type Message } from './checkMessage.ts';
import { isFromRobot, withoutHoneypot } from './honeypot.ts';
import { createMessageStore } from './messageStore.ts';
import { mediaType, parseMessage } from './parseMessage.ts';
import { Refusal, type ServerError, summary } from './Refusal.ts';
import { readBody } from './readBody.ts';

export type PageOutcome = { sent: true } | { sent: false; errors: ServerError[] };

export interface FormServiceOptions {
  formKey: string;
  /** Every accepted message is one line of JSON in it: `id`, `receivedAt`, `fields`. */
  messagesFile: string;
  /** The HTML for a browser that posted the form without the script. */
  page: (req: IncomingMessage, outcome: PageOutcome) => string;
  /** Milliseconds in which a message must have arrived; 20 seconds unless given. */
  timeLimit?: number;
  /** Hears what the client is not told: why a message could not be stored. */
  onError?: (error: unknown) => void;
}

export type FormService = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Answer = { status: number; headers?: Record<string, string>; outcome: PageOutcome };

const formPath = /^\/f\/([^/?#]+)(?:$|\?)/;

/**
 * A middleware that answers `/f/<key>` as the hosted form service does, to JSON and to form data.
 *
 * 200 `{ ok, next }` once the message is on the disk, else `{ error, errors }` with 400, 404, 405,
 * 408, 413, 415, 422 or 500. Who does not ask for JSON gets `page` under the same status.
 * Source: the protocol as Formspree's own client, `@formspree/core` 4.0.0, reads it.
 */
export function createFormService({
  formKey,
  messagesFile,
  page,
  timeLimit = 20_000,
  onError = console.error,
}: FormServiceOptions): FormService {
  const store = createMessageStore(messagesFile);

  async function receive(req: IncomingMessage, key: string): Promise<Answer | undefined> {
    if (req.method !== 'POST') throw wrongMethod();
    if (key !== formKey) throw unknownForm();
    const body = await readBody(req, timeLimit);
    if (body === undefined) return undefined;
    const fields = await parseMessage(req.headers['content-type'], body);
    if (!isFromRobot(fields)) await store.append(record(checkMessage(withoutHoneypot(fields))));
    return { status: 200, outcome: { sent: true } };
  }

  async function serve(req: IncomingMessage, res: ServerResponse, key: string): Promise<void> {
    const answer = await receive(req, key).catch((error: unknown) => refused(error, onError));
    if (answer === undefined) return;
    discardRest(req, timeLimit);
    if (wantsJson(req)) sendJson(res, answer);
    else sendPage(res, answer, page(req, answer.outcome));
  }

  return (req, res, next) => {
    const key = formPath.exec(req.url ?? '')?.[1];
    if (key === undefined) return next();
    setCommonHeaders(res);
    if (req.method === 'OPTIONS') return sendPreflight(res);
    serve(req, res, key).catch((error: unknown) => {
      onError(error);
      res.destroy();
    });
  };
}

function record(message: Message): string {
  const fields = Object.fromEntries(message);
  return JSON.stringify({ id: randomUUID(), receivedAt: new Date().toISOString(), fields });
}

function refused(error: unknown, onError: (error: unknown) => void): Answer {
  if (!(error instanceof Refusal)) onError(error);
  const { status, errors, headers } = error instanceof Refusal ? error : notStored();
  return { status, headers, outcome: { sent: false, errors } };
}

function setCommonHeaders(res: ServerResponse): void {
  // The site may be served from another origin than the form.
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
}

function sendPreflight(res: ServerResponse): void {
  const headers = 'Accept, Content-Type, Formspree-Client, Formspree-Session-Data';
  res.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  res.setHeader('Access-Control-Allow-Headers', headers);
  res.writeHead(204).end();
}

function wantsJson({ headers }: IncomingMessage): boolean {
  const { accept = '' } = headers;
  return (
    accept.includes('application/json') || mediaType(headers['content-type']) === 'application/json'
  );
}

function sendJson(res: ServerResponse, { status, headers, outcome }: Answer): void {
  // The client takes a text in `next` for success and does not go there.
  const reply = outcome.sent
    ? { ok: true, next: '/' }
    : { error: summary(outcome.errors), errors: outcome.errors };
  res.writeHead(status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(reply));
}

function sendPage(res: ServerResponse, { status, headers }: Answer, html: string): void {
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
  });
  res.end(html);
}

/**
 * A connection closed on unread data is reset, which can cost the client the answer. So what is
 * still coming is read and dropped, for a while.
 */
function discardRest(req: IncomingMessage, timeLimit: number): void {
  if (req.complete) return;
  const timer = setTimeout(() => req.destroy(), timeLimit);
  req.once('close', () => clearTimeout(timer));
  req.resume();
}

function wrongMethod(): Refusal {
  const errors = [{ code: 'METHOD_NOT_ALLOWED', message: 'Send the form with POST' }];
  return new Refusal(405, errors, { Allow: 'POST, OPTIONS' });
}

function unknownForm(): Refusal {
  return new Refusal(404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
}

function notStored(): Refusal {
  const message = 'The message could not be stored. Please try again later';
  return new Refusal(500, [{ code: 'NOT_STORED', message }]);
}
