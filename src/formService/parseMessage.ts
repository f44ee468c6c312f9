import { isUtf8 } from 'node:buffer';
import { Refusal } from './Refusal.ts';

/** A `Map`, because a field may be called `__proto__`. */
export type Fields = ReadonlyMap<string, unknown>;

type Parse = (body: Buffer<ArrayBuffer>, contentType: string) => Fields | Promise<Fields>;

const parsers = new Map<string, Parse>([
  ['application/json', parseJson],
  ['application/x-www-form-urlencoded', parseUrlEncoded],
  ['multipart/form-data', parseMultipart],
]);

/** The bare media type: `Text/HTML; charset=utf-8` is `text/html`. */
export function mediaType(contentType = ''): string {
  return contentType.replace(/;.*/s, '').trim().toLowerCase();
}

/**
 * The fields in `body`, which is what `contentType` says. JSON values keep their type.
 * Throws a `Refusal`: 415 for another type, 400 when the body is not of its type or holds a file.
 */
export async function parseMessage(
  contentType: string | undefined,
  body: Buffer<ArrayBuffer>,
): Promise<Fields> {
  const parse = parsers.get(mediaType(contentType));
  if (!parse || contentType === undefined) throw unsupported();
  try {
    return await parse(body, contentType);
  } catch (error) {
    throw error instanceof Refusal ? error : malformed(mediaType(contentType));
  }
}

function parseJson(body: Buffer): Fields {
  const value: unknown = JSON.parse(textOf(body));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new TypeError();
  return new Map(Object.entries(value));
}

function parseUrlEncoded(body: Buffer): Fields {
  const text = textOf(body);
  // URLSearchParams turns escaped bytes that are not UTF-8 into U+FFFD; this throws on them. A
  // percent sign that begins no escape is a percent sign (URL Standard, percent-decode).
  decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  return joined(new URLSearchParams(text));
}

// Node's parser of the Fetch Standard wants the whole body in memory, where the limit has put it.
async function parseMultipart(body: Buffer<ArrayBuffer>, contentType: string): Promise<Fields> {
  const headers = { 'Content-Type': contentType };
  const entries = [...(await new Response(body, { headers }).formData())];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length < entries.length) throw fileSent();
  if (!isUtf8(body)) throw new TypeError();
  return joined(texts);
}

/** A field sent twice, as checkboxes of one name are, keeps both texts. */
function joined(entries: Iterable<[string, string]>): Fields {
  const fields = new Map<string, string>();
  for (const [field, text] of entries) {
    const before = fields.get(field);
    fields.set(field, before === undefined ? text : `${before}, ${text}`);
  }
  return fields;
}

function textOf(body: Buffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body);
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
