import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contactFields } from '../facts/contactFields.ts';
import { formPath } from '../facts/settings.ts';

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
  readonly page: (referer: string, errors: readonly ServerError[]) => string | Promise<string>;
}

type Fields = Readonly<Record<string, unknown>>;

// HTML Standard, "valid e-mail address": the rule of <input type="email">.
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The refusals that concern the whole form: the status of the reply, and its text. */
const refusals = {
  EMPTY: [422, 'An empty form cannot be sent'],
  FORM_NOT_FOUND: [404, 'Form not found'],
  MALFORMED: [400, 'Send well-formed JSON or form data'],
  METHOD_NOT_ALLOWED: [405, 'Send the form with POST'],
  NO_FILE_UPLOADS: [400, 'Files are not permitted'],
  NOT_STORED: [500, 'The message could not be stored'],
  TOO_BIG: [413, 'The message is over 100 kB'],
} as const;

/**
 * A form service with the protocol of the hosted one, as the latter's client, `@formspree/core`
 * 4.0.0, reads it: 200 `{ ok, next }` when the message is flushed to the disk, else `{ error,
 * errors }`. A client that does not accept JSON gets `page` with the same status.
 */
export function createFormService({ formKey, messagesFile, page }: FormServiceOptions): Hono {
  function answer(c: Context, status: ContentfulStatusCode, errors: readonly ServerError[]) {
    c.header('Cache-Control', 'no-store');
    if (c.req.header('Accept')?.includes('application/json') || isJson(c)) {
      const error = errors
        .map(({ field = '', message }) => `${field} ${message}`.trim())
        .join(', ');
      // The client takes a text in `next` for success, and does not navigate to it.
      return c.json(error ? { error, errors } : { ok: true, next: '/' }, status);
    }
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.html(page(c.req.header('Referer') ?? '', errors), status);
  }

  function refuse(c: Context, code: keyof typeof refusals) {
    const [status, message] = refusals[code];
    return answer(c, status, [{ code, message }]);
  }

  const limitSize = bodyLimit({ maxSize: 100 * 1024, onError: (c) => refuse(c, 'TOO_BIG') });

  return new Hono()
    .use(cors())
    .post(formPath(formKey), limitSize, async (c) => {
      const fields = await readFields(c);
      if (!fields) return refuse(c, 'MALFORMED');
      // The hosted service defines the name of the honeypot.
      const { _gotcha: honeypot = '', ...message } = fields;
      // Bots get a success, because an error would reveal the honeypot.
      if (!isBlank(honeypot)) return answer(c, 200, []);
      const values = Object.values(message);
      if (values.some((value) => value instanceof File)) return refuse(c, 'NO_FILE_UPLOADS');
      if (values.every(isBlank)) return refuse(c, 'EMPTY');
      const errors = fieldErrors(message);
      if (errors.length > 0) return answer(c, 422, errors);
      store(messagesFile, message);
      return answer(c, 200, []);
    })
    .post('*', (c) => refuse(c, 'FORM_NOT_FOUND'))
    .all('*', (c) => {
      c.header('Allow', 'POST, OPTIONS');
      return refuse(c, 'METHOD_NOT_ALLOWED');
    })
    .onError((error, c) => {
      console.error(error);
      return refuse(c, 'NOT_STORED');
    });
}

function isJson({ req }: Context): boolean {
  return /^application\/json *(?:;|$)/i.test(req.header('Content-Type') ?? '');
}

/** The fields in the body of a request, JSON values with their types; undefined if malformed. */
async function readFields(c: Context): Promise<Fields | undefined> {
  const body: unknown = await (isJson(c) ? c.req.json() : c.req.formData()).catch(() => undefined);
  const fields = body instanceof FormData ? Object.fromEntries(body) : body;
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isObject ? { ...fields } : undefined;
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** The errors of all fields, also of required ones that are absent. */
function fieldErrors(message: Fields): ServerError[] {
  const required = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const names = new Set([...required, ...Object.keys(message)]);
  return [...names].flatMap((name) => fieldError(name, message) ?? []);
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

/**
 * Appends a message to a file that only its owner can read, and returns when the line is on the
 * disk. The file is opened for each line, so that it can be moved away at any time.
 */
function store(file: string, fields: Fields): void {
  const line = JSON.stringify({ id: randomUUID(), receivedAt: new Date(), fields });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a+', 0o600);
  try {
    const { size } = fstatSync(handle);
    const last = Buffer.alloc(1);
    readSync(handle, last, 0, 1, Math.max(0, size - 1));
    // A crash or a full disk may have left part of a line, whose sender got no confirmation.
    const isTorn = size > 0 && last.toString() !== '\n';
    appendFileSync(handle, `${isTorn ? '\n' : ''}${line}\n`, { flush: true });
  } finally {
    closeSync(handle);
  }
}
