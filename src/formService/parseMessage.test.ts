// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { startService } from '../../tests/support/formService/startService.ts';

async function post(body: BodyInit, contentType?: string) {
  const { url, kept, messagesFile } = await startService();
  const headers = new Headers({ Accept: 'application/json' });
  if (contentType !== undefined) headers.set('Content-Type', contentType);
  const response = await fetch(url, { method: 'POST', headers, body });
  const { errors = [] } = await response.json();
  const codes = errors.map(({ code }: { code: string }) => code);
  return { status: response.status, codes, kept: await kept(), messagesFile };
}

function formData(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'));

const part = (field: string, text: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`;

const parts =
  part('name', 'Ada') + part('email', 'ada@example.ng') + part('message', 'First\r\nSecond');

const multipart = 'multipart/form-data; boundary=cut';
const urlEncoded = 'application/x-www-form-urlencoded';
const accepted = { status: 200, codes: [] };

describe('a message is understood', () => {
  it.each([
    ['JSON', JSON.stringify(sampleMessage), 'application/json'],
    [
      'JSON that names its encoding',
      JSON.stringify(sampleMessage),
      'Application/JSON; charset=UTF-8',
    ],
    ['JSON behind a byte order mark', `\ufeff${JSON.stringify(sampleMessage)}`, 'application/json'],
    ['URL-encoded form data', new URLSearchParams(sampleMessage), undefined],
  ])('in %s', async (_, body, contentType) => {
    expect(await post(body, contentType)).toMatchObject({ ...accepted, kept: [sampleMessage] });
  });

  it('in multipart form data, whose line breaks a browser makes CRLF', async () => {
    const message = sampleMessage.message.replace('\n', '\r\n');
    const kept = [{ ...sampleMessage, message }];
    expect(await post(formData(sampleMessage))).toMatchObject({ ...accepted, kept });
  });

  it('in multipart form data of another client', async () => {
    const kept = [{ name: 'Ada', email: 'ada@example.ng', message: 'First\r\nSecond' }];
    expect(await post(`${parts}--cut--`, multipart)).toMatchObject({ ...accepted, kept });
  });

  it('with a percent sign that escapes nothing', async () => {
    const body = 'name=Ada+Obi&email=ada%40example.ng&message=100% sure, 5%%20or so';
    const kept = [{ name: 'Ada Obi', email: 'ada@example.ng', message: '100% sure, 5% or so' }];
    expect(await post(body, urlEncoded)).toMatchObject({ ...accepted, kept });
  });

  it('with fields the form does not know, which are kept', async () => {
    const fields = { ...sampleMessage, _subject: 'Loan', constructor: 'x', '': 'no name' };
    expect((await post(formData(fields))).kept[0]).toMatchObject({
      _subject: 'Loan',
      '': 'no name',
    });
    expect((await post(new URLSearchParams(fields))).kept[0]).toEqual(fields);
  });

  it('with a field sent twice, of which both texts are kept', async () => {
    const body = `${new URLSearchParams(sampleMessage)}&topic=cars&topic=rates`;
    expect((await post(body, urlEncoded)).kept).toEqual([
      { ...sampleMessage, topic: 'cars, rates' },
    ]);
  });
});

describe('a field called __proto__ is a field like any other', () => {
  const fields = '"name":"Ada","email":"ada@example.ng","message":"Hello"';

  it.each([
    ['JSON', `{${fields},"__proto__":"x"}`, 'application/json'],
    ['URL-encoded', `${new URLSearchParams(sampleMessage)}&__proto__=x`, urlEncoded],
    ['multipart', `${parts}${part('__proto__', 'x')}--cut--`, multipart],
  ])('in %s', async (_, body, contentType) => {
    const { status, messagesFile } = await post(body, contentType);
    expect(status).toBe(200);
    expect(await readFile(messagesFile, 'utf8')).toContain('"__proto__":"x"');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('stands in for no required field', async () => {
    const body = '{"__proto__":{"name":"Ada","email":"a@b","message":"Hello"}}';
    const { codes } = await post(body, 'application/json');
    const missing = 'REQUIRED_FIELD_MISSING';
    expect(codes).toEqual(['TYPE_TEXT', missing, missing, missing]);
  });
});

it.each([
  ['of text', new Blob(['text'], { type: 'text/plain' })],
  ['of bytes that are no text', new Blob([bytes('\xff\xfe')])],
  ['of nothing', new Blob([])],
])('a file %s is not taken', async (_, file) => {
  const result = await post(formData({ ...sampleMessage, file }));
  expect(result).toMatchObject({ status: 400, codes: ['NO_FILE_UPLOADS'], kept: [] });
});

it.each([
  ['nothing as JSON', '', 'application/json'],
  ['a list as JSON', '[]', 'application/json'],
  ['null as JSON', 'null', 'application/json'],
  ['JSON of bytes that are not UTF-8', bytes('{"name":"\xff"}'), 'application/json'],
  ['URL-encoded bytes that are not UTF-8', bytes('name=\xff'), urlEncoded],
  ['URL-encoded escaped bytes that are not UTF-8', 'name=%FF', urlEncoded],
  ['URL-encoded half a letter', 'name=%E1%BB', urlEncoded],
  ['nothing as multipart', '', multipart],
  ['multipart without its last boundary', parts, multipart],
  [
    'multipart of bytes that are not UTF-8',
    bytes(`${parts}${part('a', '\xff')}--cut--`),
    multipart,
  ],
])('%s is refused as malformed', async (_, body, contentType) => {
  const malformed = { status: 400, codes: ['MALFORMED'], kept: [] };
  expect(await post(body, contentType)).toMatchObject(malformed);
});

it('form data without a field is an empty form', async () => {
  const empty = { status: 422, codes: ['EMPTY'] };
  expect(await post('', urlEncoded)).toMatchObject(empty);
  expect(await post('--cut--\r\n', multipart)).toMatchObject(empty);
});

it.each(['text/plain', 'application/jsonx', 'text/xml', '__proto__'])(
  'the content type %s is not supported',
  async (contentType) => {
    const result = await post(JSON.stringify(sampleMessage), contentType);
    expect(result).toMatchObject({ status: 415, codes: ['UNSUPPORTED_TYPE'], kept: [] });
  },
);

it('no content type is not supported', async () => {
  expect(await post(bytes('{}'))).toMatchObject({ status: 415 });
});

it('what was sent is not in the answer', async () => {
  const { url } = await startService();
  const script = '<script>alert(1)</script>';
  const response = await postJson(url, { name: script, email: script, message: script });
  expect(await response.text()).not.toContain('script');
});
