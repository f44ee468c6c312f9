import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactFields } from '../site/contactFields.ts';

/** One entry of `errors` in the hosted service's reply; without `field` it concerns the form. */
export interface ServerError {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
}

interface FormServiceOptions {
  readonly formKey: string;
  /** The file of accepted messages, one line of JSON each: `id`, `receivedAt`, `fields`. */
  readonly messagesFile: string;
  /** Renders the reply to a browser that posted the form without script; no errors mean success. */
  readonly page: (referer: string, errors: readonly ServerError[]) => ReturnType<typeof html>;
}

type Fields = Readonly<Record<string, unknown>>;

// HTML Standard, "valid e-mail address": the rule of <input type="email">.
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The reply to a refused request, thrown where the error is found. */
class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errors: readonly ServerError[],
  ) {
    super();
  }
}

/**
 * The protocol of the hosted form service, as its own client, `@formspree/core` 4.0.0, reads it: 200
 * `{ ok, next }` when the message is flushed to the disk, else `{ error, errors }`. A client that does
 * not accept JSON gets `page` with the same status.
 */
export function createFormService({ formKey, messagesFile, page }: FormServiceOptions): Hono {
  const store = createMessageStore(messagesFile);

  function answer(c: Context, status: ContentfulStatusCode, errors: readonly ServerError[]) {
    c.header('Cache-Control', 'no-store');
    if (c.req.header('Accept')?.includes('application/json') || isJson(c)) {
      const error = errors
        .map(({ field = '', message }) => `${field} ${message}`.trim())
        .join(', ');
      // A client takes a text in `next` for success and does not navigate to it.
      return c.json(error ? { error, errors } : { ok: true, next: '/' }, status);
    }
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.html(page(c.req.header('Referer') ?? '', errors), status);
  }

  const limitSize = bodyLimit({
    maxSize: 100 * 1024,
    onError: (c) => answer(c, 413, [{ code: 'TOO_BIG', message: 'The message is over 100 kB' }]),
  });

  return new Hono()
    .use(cors())
    .post(`/f/${formKey}`, limitSize, async (c) => {
      // The hosted service defines the name of the honeypot.
      const { _gotcha: honeypot = '', ...message } = await readFields(c);
      // Bots get a success, because an error would reveal the honeypot.
      if (isBlank(honeypot)) await store(checkMessage(message));
      return answer(c, 200, []);
    })
    .post('*', (c) => answer(c, 404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }]))
    .all('*', (c) => {
      c.header('Allow', 'POST, OPTIONS');
      return answer(c, 405, [{ code: 'METHOD_NOT_ALLOWED', message: 'Send the form with POST' }]);
    })
    .onError((error, c) => {
      if (error instanceof Refusal) return answer(c, error.status, error.errors);
      console.error(error);
      return answer(c, 500, [{ code: 'NOT_STORED', message: 'The message could not be stored' }]);
    });
}

function isJson({ req }: Context): boolean {
  return /^application\/json *(?:;|$)/i.test(req.header('Content-Type') ?? '');
}

/** The fields in the body of a request. JSON values keep their types. */
async function readFields(c: Context): Promise<Fields> {
  const body: unknown = await (isJson(c) ? c.req.json() : c.req.formData()).catch(() => undefined);
  const fields = body instanceof FormData ? Object.fromEntries(body) : body;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refusal(400, [{ code: 'MALFORMED', message: 'Send well-formed JSON or form data' }]);
  return { ...fields };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Returns a message whose fields are right texts; otherwise throws a `Refusal` with all errors. */
function checkMessage(message: Fields): Fields {
  const values = Object.values(message);
  if (values.some((value) => value instanceof File))
    throw new Refusal(400, [{ code: 'NO_FILE_UPLOADS', message: 'Files are not permitted' }]);
  if (values.every(isBlank))
    throw new Refusal(422, [{ code: 'EMPTY', message: 'An empty form cannot be sent' }]);
  const required = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const names = new Set([...required, ...Object.keys(message)]);
  const errors = [...names].flatMap((name) => fieldError(name, message) ?? []);
  if (errors.length > 0) throw new Refusal(422, errors);
  return message;
}

function fieldError(field: string, message: Fields): ServerError | undefined {
  const { isRequired, control } = contactFields.find(({ name }) => name === field) ?? {};
  const value = message[field];
  if (!Object.hasOwn(message, field))
    return { code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' };
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', field, message: 'should be text' };
  if (isRequired && isBlank(value))
    return { code: 'REQUIRED_FIELD_EMPTY', field, message: 'should not be empty' };
  // `<input type="email">` strips outer white space before its validation.
  if (control === 'email' && !isBlank(value) && !emailAddress.test(value.trim()))
    return { code: 'TYPE_EMAIL', field, message: 'should be an email' };
  return undefined;
}

/** Appends messages to a file, in sequence; resolves when the line of a message is on the disk. */
function createMessageStore(file: string): (message: Fields) => Promise<void> {
  let previous: Promise<unknown> = Promise.resolve();
  return (fields) => {
    const line = JSON.stringify({ id: randomUUID(), receivedAt: new Date(), fields });
    const stored = previous.then(() => appendLine(file, line));
    previous = stored.catch(() => undefined);
    return stored;
  };
}

/** Opens the file for each line, so that it can be moved away at any time. Its owner alone reads it. */
async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A crash or a full disk may have left a part of a line, which was never confirmed to its sender.
    const isTorn = size > 0 && buffer.toString() !== '\n';
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
