/** Far more than the service ever says; what goes on is none of its replies. */
const sizeLimit = 64 * 1024;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Nothing that can be read is no reply either. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The errors have words; where one has a code or a field, it is a text too. */
function isErrorList(value: unknown): boolean {
  const isTextOrNone = (part: unknown) => part == null || typeof part === 'string';
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (error) =>
        isRecord(error) &&
        isText(error.message) &&
        isTextOrNone(error.code) &&
        isTextOrNone(error.field),
    )
  );
}

/**
 * Whether a reply is one that the service gives. The client takes a `next` for success whatever
 * the status, and an empty list of errors for a refusal that has nothing to say.
 */
function conforms(reply: Record<string, unknown>, isSuccess: boolean): boolean {
  if (reply.errors !== undefined) return isErrorList(reply.errors);
  if (reply.error !== undefined) return isText(reply.error);
  return isSuccess && typeof reply.next === 'string';
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
 * What the service says, or `undefined` where it is none of its replies.
 * Rejects when the connection breaks before its end.
 */
export async function readReply(response: Response): Promise<object | undefined> {
  const reply = parse(await readText(response));
  return isRecord(reply) && conforms(reply, response.ok) ? reply : undefined;
}
