import type { Outcome, ServiceError } from './Outcome.ts';

/** Far more characters than the service ever sends. */
const sizeLimit = 64 * 1024;

/** An error as the service sends it. */
interface SentError {
  readonly message: string;
  readonly code?: string | null;
  readonly field?: string | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A text that nobody can read is no reply either. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isSentError(error: unknown): error is SentError {
  const isTextOrNone = (part: unknown) => part == null || typeof part === 'string';
  return (
    isRecord(error) &&
    isText(error.message) &&
    isTextOrNone(error.code) &&
    isTextOrNone(error.field)
  );
}

/** The errors of a reply, or `undefined` where it is none that the service gives. */
function errorsOf({ errors, error }: Record<string, unknown>): readonly SentError[] | undefined {
  const sent: unknown = errors ?? [{ message: error }];
  const isErrorList = Array.isArray(sent) && sent.length > 0 && sent.every(isSentError);
  return isErrorList ? sent : undefined;
}

/** What fits on a screen, in characters and errors: more hides the next step. */
const longest = 300;
const most = 10;

/** As one line, without invisible characters, which could turn or hide the text around them. */
function tidy(message: string): string {
  const text = message
    .slice(0, 20 * longest)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

/** The first errors of a list, each once, in texts of a sane length. */
function tidyErrors(errors: readonly SentError[]): ServiceError[] {
  const distinct = new Map(
    errors.slice(0, 100).map(({ code, message }) => {
      const error = { code: code || 'UNSPECIFIED', message: tidy(message) };
      return [`${error.code} ${error.message}`, error] as const;
    }),
  );
  return [...distinct.values()].slice(0, most);
}

function refusal(status: number, errors: readonly SentError[]): Outcome {
  const names = new Set(errors.map(({ field }) => field || ''));
  const of = (name: string) => tidyErrors(errors.filter(({ field }) => (field || '') === name));
  const fieldErrors = [...names].filter(Boolean).map((name) => [name, of(name)] as const);
  return {
    kind: 'refused',
    status,
    formErrors: of(''),
    fieldErrors: Object.fromEntries(fieldErrors),
  };
}

async function readText({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > sizeLimit) {
      void reader?.cancel();
      return undefined;
    }
  }
  return text;
}

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What the reply says became of the message: `next` of a success, or a list of errors (specification,
 * section 7). Rejects when the connection breaks before its end.
 */
export async function readReply(response: Response): Promise<Outcome> {
  const { ok, status } = response;
  const reply = parse(await readText(response));
  if (!isRecord(reply)) return { kind: 'unexpected', status };
  const errors = errorsOf(reply);
  if (errors) return refusal(status, errors);
  const isRefusal = reply.errors !== undefined || reply.error !== undefined;
  const isSent = ok && !isRefusal && typeof reply.next === 'string';
  return isSent ? { kind: 'sent' } : { kind: 'unexpected', status };
}
