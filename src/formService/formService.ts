import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { timeout } from 'hono/timeout';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { checkMessage, type Message } from './checkMessage.ts';
import { isFromBot, withoutHoneypot } from './honeypot.ts';
import { createMessageStore } from './messageStore.ts';
import { mediaType, parseMessage } from './parseMessage.ts';
import { Refusal, type ServerError, summary } from './Refusal.ts';

export type PageOutcome = { sent: true } | { sent: false; errors: ServerError[] };

export interface FormServiceOptions {
  formKey: string;
  /** The file of accepted messages, one line of JSON each: `id`, `receivedAt`, `fields`. */
  messagesFile: string;
  /** Renders the reply to a browser that posted the form without script. */
  page: (referer: string | undefined, outcome: PageOutcome) => string;
  /** Time limit for a request in milliseconds; 20 seconds by default. */
  timeLimit?: number;
  /** Receives the errors that the reply does not reveal, such as a failed write. */
  onError?: (error: unknown) => void;
}

export type FormService = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const defaultTimeLimit = 20_000;
const formPath = /^\/f\/[^/?#]+(?:$|\?)/;

/** A middleware for Vite's servers that answers `/f/<key>` and passes on other paths. */
export function createFormService(options: FormServiceOptions): FormService {
  const app = createApp(options);
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await app.fetch(request);
      } finally {
        discardRest(incoming, options.timeLimit);
      }
    },
    { autoCleanupIncoming: false },
  );
  return (req, res, next) => {
    if (formPath.test(req.url ?? '')) void listener(req, res);
    else next();
  };
}

/**
 * Reads and drops the rest of a refused body until the time limit. A connection that is closed with
 * unread data is reset, and the client may lose the reply. Hono's Node server would pause such a body
 * (`Readable.toWeb`) and reset the connection after half a second.
 */
function discardRest(req: Readable, timeLimit = defaultTimeLimit): void {
  if (req.closed) return;
  req.removeAllListeners('data').resume();
  const timer = setTimeout(() => req.destroy(), timeLimit);
  req.once('close', () => clearTimeout(timer));
}

/**
 * The protocol of the hosted form service, for JSON and form data: 200 `{ ok, next }` when the message
 * is flushed to the disk, else `{ error, errors }` with 400, 404, 405, 408, 413, 415, 422 or 500. A
 * client that does not accept JSON gets `page` with the same status.
 * Source: the protocol as Formspree's own client, `@formspree/core` 4.0.0, reads it.
 */
function createApp(options: FormServiceOptions): Hono {
  const {
    formKey,
    messagesFile,
    page,
    timeLimit = defaultTimeLimit,
    onError = console.error,
  } = options;
  const append = createMessageStore(messagesFile);
  const store = async (line: string) => {
    await append(line).catch((error: unknown) => {
      onError(error);
      throw notStored();
    });
  };

  function answer(c: Context, status: ContentfulStatusCode, outcome: PageOutcome) {
    if (wantsJson(c)) return c.json(reply(outcome), status);
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.html(page(c.req.header('Referer'), outcome), status);
  }

  return new Hono()
    .use(commonHeaders, allowOtherOrigins)
    .post('/f/:key', async (c, next) => {
      if (c.req.param('key') !== formKey) throw unknownForm();
      await next();
    })
    .post('/f/:key', timeout(timeLimit, tooSlow), limitSize, async (c) => {
      const fields = await parseMessage(c.req);
      if (!isFromBot(fields)) await store(record(checkMessage(withoutHoneypot(fields))));
      return answer(c, 200, { sent: true });
    })
    .all('*', (c) => {
      throw c.req.method === 'POST' ? unknownForm() : wrongMethod();
    })
    .onError((error, c) => {
      const refusal = error instanceof Refusal ? error : notStored();
      // Reading fails if the client has disconnected, or after the reply to a message that was too slow.
      const isOver = c.finalized || c.req.raw.signal.aborted;
      if (refusal !== error && !isOver) onError(error);
      for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
      return answer(c, refusal.status, { sent: false, errors: refusal.errors });
    });
}

const commonHeaders: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};

/** The site may have another origin than the form service. */
const allowOtherOrigins = cors({
  origin: '*',
  allowMethods: ['POST', 'OPTIONS'],
  allowHeaders: ['Accept', 'Content-Type', 'Formspree-Client', 'Formspree-Session-Data'],
});

const limitSize = bodyLimit({
  maxSize: 100 * 1024,
  onError: () => {
    throw new Refusal(413, [{ code: 'TOO_BIG', message: 'The message is larger than 100 kB' }]);
  },
});

function wantsJson({ req }: Context): boolean {
  return (
    req.header('Accept')?.includes('application/json') ||
    mediaType(req.header('Content-Type')) === 'application/json'
  );
}

function reply(outcome: PageOutcome) {
  // The client treats a text in `next` as success and does not navigate to it.
  if (outcome.sent) return { ok: true, next: '/' };
  return { error: summary(outcome.errors), errors: outcome.errors };
}

function record(message: Message): string {
  const fields = Object.fromEntries(message);
  return JSON.stringify({ id: randomUUID(), receivedAt: new Date().toISOString(), fields });
}

function wrongMethod(): Refusal {
  const errors = [{ code: 'METHOD_NOT_ALLOWED', message: 'Send the form with POST' }];
  return new Refusal(405, errors, { Allow: 'POST, OPTIONS' });
}

function unknownForm(): Refusal {
  return new Refusal(404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]);
}

function tooSlow(): Refusal {
  const message = 'The message took too long to arrive';
  // RFC 9110, 15.5.9: the server does not wait for the rest of the message.
  return new Refusal(408, [{ code: 'TOO_SLOW', message }], { Connection: 'close' });
}

function notStored(): Refusal {
  const message = 'The message could not be stored. Please try again later';
  return new Refusal(500, [{ code: 'NOT_STORED', message }]);
}
