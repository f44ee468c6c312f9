import type { Outcome, ServiceError } from './Outcome.ts';

/** Maximum length of a reply in characters, far more than the service sends. */
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

/** Whether a value is a text with visible characters. */
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

/** The errors of a reply; undefined if it does not conform to the protocol. */
function errorsOf({ errors, error }: Record<string, unknown>): readonly SentError[] | undefined {
  const sent: unknown = errors ?? [{ message: error }];
  const isErrorList = Array.isArray(sent) && sent.length > 0 && sent.every(isSentError);
  return isErrorList ? sent : undefined;
}

/** Limits in characters and errors, so that the list fits a screen. */
const longest = 300;
const most = 10;

/** A text as one line, without control and direction characters, which could hide or reverse text. */
function tidy(message: string): string {
  const text = message
    .slice(0, 20 * longest)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

/** The first errors of a list, without duplicates, with texts of limited length. */
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
 * The outcome of a message by the service's reply: `next` of a success, or a list of errors
 * (specification, section 7).
 * @throws if the connection breaks before the end of the reply
 */
export async function readReply(response: Response): Promise<Outcome> {
  const { ok, status } = response;
  const unexpected: Outcome = { kind: 'unexpected', status };
  const reply = parse(await readText(response));
  if (!isRecord(reply)) return unexpected;
  const errors = errorsOf(reply);
  if (errors) return refusal(status, errors);
  const isRefusal = reply.errors !== undefined || reply.error !== undefined;
  if (!ok || isRefusal) return unexpected;
  if (typeof reply.next === 'string') return { kind: 'sent' };
  // For the owner: the service may have another protocol.
  if (reply.ok === true) console.warn('Success without "next": see README');
  return unexpected;
}
