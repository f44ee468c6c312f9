import { isUtf8 } from 'node:buffer';
import type { HonoRequest } from 'hono';
import { Refusal } from './Refusal.ts';

/** A `Map`, because a field may be called `__proto__`. */
export type Fields = ReadonlyMap<string, unknown>;

const parsers = new Map([
  ['application/json', parseJson],
  ['application/x-www-form-urlencoded', parseUrlEncoded],
  ['multipart/form-data', parseFormData],
]);

/** The media type without parameters: `Text/HTML; charset=utf-8` is `text/html`. */
export function mediaType(contentType = ''): string {
  return contentType.replace(/;.*/s, '').trim().toLowerCase();
}

/**
 * Parses the fields in the body of a request. JSON values keep their types.
 * @throws a `Refusal`: 415 for an unsupported content type, 400 for a malformed body or a file
 */
export async function parseMessage(req: HonoRequest): Promise<Fields> {
  const type = mediaType(req.header('Content-Type'));
  const parse = parsers.get(type);
  if (!parse) throw unsupported();
  try {
    const body = await req.arrayBuffer();
    const fields = await parse(req);
    // The parsers replace bytes that are not UTF-8 without an error.
    if (!isUtf8(body)) throw new TypeError();
    return fields;
  } catch (error) {
    throw error instanceof Refusal ? error : malformed(type);
  }
}

async function parseJson(req: HonoRequest): Promise<Fields> {
  const value: unknown = await req.json();
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new TypeError();
  return new Map(Object.entries(value));
}

async function parseUrlEncoded(req: HonoRequest): Promise<Fields> {
  // Throws on escaped bytes that are not UTF-8. A percent sign that starts no escape is literal (URL
  // Standard, percent-decode).
  decodeURIComponent((await req.text()).replace(/%(?![\da-f]{2})/gi, '%25'));
  return parseFormData(req);
}

/** The values of a repeated field, as of checkboxes with one name, are joined. */
async function parseFormData(req: HonoRequest): Promise<Fields> {
  const fields = new Map<string, string>();
  for (const [field, value] of await req.formData()) {
    if (typeof value !== 'string') throw fileSent();
    const before = fields.get(field);
    fields.set(field, before === undefined ? value : `${before}, ${value}`);
  }
  return fields;
}

function unsupported(): Refusal {
  const message = 'Send JSON, multipart form data or URL-encoded form data';
  return new Refusal(415, [{ code: 'UNSUPPORTED_TYPE', message }]);
}

function malformed(type: string): Refusal {
  const message = `The message is not well-formed ${type} in UTF-8`;
  return new Refusal(400, [{ code: 'MALFORMED', message }]);
}

function fileSent(): Refusal {
  return new Refusal(400, [{ code: 'NO_FILE_UPLOADS', message: 'File uploads are not permitted' }]);
}
