// @vitest-environment node
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { html } from 'hono/html';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filledIn } from '../../tests/support/filledIn.ts';
import { contactFields } from '../facts/contactFields.ts';
import { createFormService } from './formService.ts';

const sample = { ...filledIn, phone: '' };

const asJson = { 'Content-Type': 'application/json' };

async function startService() {
  const root = await mkdtemp(path.join(tmpdir(), 'form-service-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const messagesFile = path.join(root, 'kept', 'messages.jsonl');
  const service = createFormService({
    formKey: 'sample',
    messagesFile,
    page: (referer, errors) => html`<p>${referer} ${errors.map(({ code }) => code)}</p>`,
  });
  const post = async (body: BodyInit, headers: Record<string, string>) =>
    service.request('/f/sample', { method: 'POST', headers, body });
  const postJson = async (fields: unknown) => post(JSON.stringify(fields), asJson);
  const lines = async () => (await readFile(messagesFile, 'utf8').catch(() => '')).split('\n');
  /** The fields of the stored messages, whose lines are whole. */
  const kept = async () =>
    (await lines()).flatMap((line) => (line.endsWith('}}') ? [JSON.parse(line).fields] : []));
  return { service, messagesFile, post, postJson, lines, kept };
}

function formData(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** The errors in a reply as text: `email TYPE_EMAIL`. */
async function errorsIn(reply: Response): Promise<string[]> {
  const { errors } = await reply.json();
  return errors.map(({ field = '', code }: Record<string, string>) => `${field} ${code}`.trim());
}

describe('a message is accepted and kept', () => {
  test.each<[string, BodyInit, Record<string, string>?]>([
    ['as JSON', JSON.stringify(sample), asJson],
    ['URL-encoded', new URLSearchParams(sample)],
    ['multipart, with an empty honeypot', formData({ ...sample, _gotcha: ' ' })],
  ])('%s', async (_, body, headers) => {
    const { post, kept } = await startService();
    const reply = await post(body, { Accept: 'application/json', ...headers });
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true, next: '/' }]);
    const [fields] = await kept();
    expect({ ...fields, message: fields.message.replace('\r', '') }).toEqual(sample);
  });

  test('with fields of any name, as one line of a file that only its owner can read', async () => {
    const { postJson, messagesFile, lines } = await startService();
    const text = JSON.stringify(sample).replace('{', '{"__proto__":"x","colour":"red",');
    expect((await postJson(JSON.parse(text))).status).toBe(200);
    const [line = '', ...rest] = await lines();
    expect(rest).toEqual(['']);
    expect(line).toContain('"__proto__":"x","colour":"red"');
    const { id, receivedAt } = JSON.parse(line);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(receivedAt).toBe(new Date(receivedAt).toISOString());
    // Windows has no file modes.
    if (process.platform === 'win32') return;
    expect((await stat(messagesFile)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(messagesFile))).mode & 0o777).toBe(0o700);
  });
});

describe('a message is refused and not kept', () => {
  const required = contactFields.flatMap(({ name, isRequired }) => (isRequired ? name : []));
  const blank = Object.fromEntries(required.map((name) => [name, ' ']));

  test.each<[string, object, string[]]>([
    ['without a field', {}, ['EMPTY']],
    ['of blank fields', blank, ['EMPTY']],
    ['lacking fields', { phone: '1' }, required.map((name) => `${name} REQUIRED_FIELD_MISSING`)],
    [
      'with blanks',
      { ...sample, ...blank },
      required.map((name) => `${name} REQUIRED_FIELD_EMPTY`),
    ],
    ['with a number for a text', { ...sample, name: 1 }, ['name TYPE_TEXT']],
    ['from ada', { ...sample, email: 'ada' }, ['email TYPE_EMAIL']],
    ['from a@b..ng', { ...sample, email: 'a@b..ng' }, ['email TYPE_EMAIL']],
    ['from two addresses', { ...sample, email: 'a@b.ng, c@d.ng' }, ['email TYPE_EMAIL']],
    ['from ọ@b.ng', { ...sample, email: 'ọ@b.ng' }, ['email TYPE_EMAIL']],
  ])('%s', async (_, fields, errors) => {
    const { postJson, kept } = await startService();
    const reply = await postJson(fields);
    expect([reply.status, await errorsIn(reply)]).toEqual([422, errors]);
    expect(await kept()).toEqual([]);
  });

  test.each<[string, number, string, BodyInit, Record<string, string>?]>([
    ['malformed JSON', 400, 'MALFORMED', '{"name":', asJson],
    ['a list', 400, 'MALFORMED', '[]', asJson],
    ['malformed multipart', 400, 'MALFORMED', '--', { 'Content-Type': 'multipart/form-data' }],
    ['another type', 400, 'MALFORMED', 'name=x', { 'Content-Type': 'text/plain' }],
    ['a file', 400, 'NO_FILE_UPLOADS', formData({ ...sample, file: new Blob(['x']) })],
    ['more than 100 kB', 413, 'TOO_BIG', JSON.stringify(['x'.repeat(110_000)]), asJson],
  ])('%s', async (_, status, code, body, headers) => {
    const { post, kept } = await startService();
    const reply = await post(body, { Accept: 'application/json', ...headers });
    expect([reply.status, await errorsIn(reply)]).toEqual([status, [code]]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['POST', '/f/other', 404, 'FORM_NOT_FOUND'],
    ['GET', '/f/sample', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s', async (method, address, status, code) => {
    const { service } = await startService();
    const reply = await service.request(address, { method, headers: asJson });
    expect([reply.status, await errorsIn(reply)]).toEqual([status, [code]]);
  });

  test.each(['x', 1])('a bot that fills the honeypot with %j is thanked', async (_gotcha) => {
    const { postJson, kept } = await startService();
    expect(await (await postJson({ _gotcha })).json()).toEqual({ ok: true, next: '/' });
    expect(await kept()).toEqual([]);
  });
});

test('a browser without script gets a page that loads nothing, under the same status', async () => {
  const { post, kept } = await startService();
  const headers = { Referer: 'http://a/<ha>' };
  const sent = await post(new URLSearchParams(sample), headers);
  expect([sent.status, await sent.text()]).toEqual([200, '<p>http://a/&lt;ha&gt; </p>']);
  expect(sent.headers.get('content-security-policy')).toBe("default-src 'none'");
  const refused = await post(new URLSearchParams({ _gotcha: '' }), headers);
  expect([refused.status, await refused.text()]).toEqual([422, '<p>http://a/&lt;ha&gt; EMPTY</p>']);
  expect(await kept()).toEqual([sample]);
});

test('another origin may read a reply, which is not cached', async () => {
  const { postJson } = await startService();
  const { headers } = await postJson(sample);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('the file of messages', () => {
  const withText = (message: string) => ({ ...sample, message });

  test('has all messages that arrive at once, and may be moved away', async () => {
    const { postJson, messagesFile, kept } = await startService();
    const texts = Array.from({ length: 50 }, (_, index) => `Message ${index}`);
    await Promise.all(texts.map((text) => postJson(withText(text))));
    expect((await kept()).map(({ message }) => message)).toEqual(texts);
    await rename(messagesFile, `${messagesFile}.old`);
    await postJson(sample);
    expect(await kept()).toEqual([sample]);
  });

  test.each([
    ['', '{"fields":{"mess'],
    ['{"fields":{}}\n', '{"fields":{"mess'],
  ])('whose last line is torn after %j: %j', async (whole, torn) => {
    const { postJson, messagesFile, lines } = await startService();
    await mkdir(path.dirname(messagesFile));
    await writeFile(messagesFile, whole + torn);
    expect((await postJson(sample)).status).toBe(200);
    const written = await lines();
    expect(written.slice(0, -2)).toEqual((whole + torn).split('\n').filter(Boolean));
    expect(JSON.parse(written.at(-2) ?? '').fields).toEqual(sample);
  });

  test('that cannot be written gives 500 without the reason, until it can', async () => {
    const { postJson, messagesFile, kept } = await startService();
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const folder = path.dirname(messagesFile);
    await writeFile(folder, 'a file where the folder should be');
    const reply = await postJson(sample);
    expect(reply.status).toBe(500);
    expect((await reply.json()).errors).toEqual([
      { code: 'NOT_STORED', message: 'The message could not be stored' },
    ]);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
    await rm(folder);
    expect((await postJson(sample)).status).toBe(200);
    expect(await kept()).toEqual([sample]);
  });
});
