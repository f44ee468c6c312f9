// @vitest-environment node
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { html } from 'hono/html';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filledIn } from '../../tests/support/filledIn.ts';
import { contactFields } from '../site/contactFields.ts';
import { createFormService } from './formService.ts';

const sample = { ...filledIn, phone: '' };

const json = 'application/json';

async function startService() {
  const root = await mkdtemp(path.join(tmpdir(), 'form-service-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const messagesFile = path.join(root, 'kept', 'messages.jsonl');
  const service = createFormService({
    formKey: 'sample',
    messagesFile,
    page: (referer, errors) => html`<p>${referer} ${errors.map(({ code }) => code)}</p>`,
  });
  const post = async (body: BodyInit, headers: Record<string, string> = { Accept: json }) =>
    service.request('/f/sample', { method: 'POST', headers, body });
  const postJson = async (fields: unknown) =>
    post(JSON.stringify(fields), { 'Content-Type': json });
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

describe('a message is accepted and kept', () => {
  test.each<[string, BodyInit, string | undefined]>([
    ['JSON', JSON.stringify(sample), json],
    ['URL-encoded', new URLSearchParams(sample), undefined],
    ['multipart', formData(sample), undefined],
    ['with an empty honeypot', formData({ ...sample, _gotcha: ' ' }), undefined],
  ])('%s', async (_, body, type) => {
    const { post, kept } = await startService();
    const reply = await post(body, { Accept: json, ...(type && { 'Content-Type': type }) });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ ok: true, next: '/' });
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

const large = JSON.stringify({ ...sample, message: 'x'.repeat(110_000) });

describe('a message is refused and not kept', () => {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(sample).filter(([name]) => name !== field));
  const required = contactFields.flatMap(({ name, isRequired }) => (isRequired ? name : []));
  const cases: [string, unknown, number, string[]][] = [
    ['without a field', {}, 422, ['EMPTY']],
    ['of blank fields', { name: '', email: ' ', message: '\u00a0\n' }, 422, ['EMPTY']],
    ...required.flatMap((name): typeof cases => [
      [`without ${name}`, without(name), 422, [`${name} REQUIRED_FIELD_MISSING`]],
      [`${name} blank`, { ...sample, [name]: ' ' }, 422, [`${name} REQUIRED_FIELD_EMPTY`]],
      [`${name} no text`, { ...sample, [name]: [1] }, 422, [`${name} TYPE_TEXT`]],
    ]),
    ...['ada', 'ada@', '@b.ng', 'a@b..ng', 'a@-b.ng', 'a b@c.ng', 'a@b.ng, c@d.ng', 'ọda@b.ng'].map(
      (email): (typeof cases)[number] => [email, { ...sample, email }, 422, ['email TYPE_EMAIL']],
    ),
    ['a list', [], 400, ['MALFORMED']],
  ];
  const codesOf = async (reply: Response) =>
    (await reply.json()).errors.map(({ field = '', code }: Record<string, string>) =>
      `${field} ${code}`.trim(),
    );

  test.each(cases)('%s', async (_, fields, status, codes) => {
    const { postJson, kept } = await startService();
    const reply = await postJson(fields);
    expect([reply.status, await codesOf(reply)]).toEqual([status, codes]);
    expect(await kept()).toEqual([]);
  });

  test.each<[string, BodyInit, string | undefined, number, string]>([
    ['malformed JSON', '{"name":', json, 400, 'MALFORMED'],
    ['malformed multipart', '--cut', 'multipart/form-data; boundary=x', 400, 'MALFORMED'],
    ['a file', formData({ ...sample, file: new Blob(['x']) }), undefined, 400, 'NO_FILE_UPLOADS'],
    ['another type', 'name=x', 'text/plain', 400, 'MALFORMED'],
    ['more than 100 kB', large, json, 413, 'TOO_BIG'],
  ])('%s', async (_, body, type, status, code) => {
    const { post, kept } = await startService();
    const reply = await post(body, { Accept: json, ...(type && { 'Content-Type': type }) });
    expect([reply.status, await codesOf(reply)]).toEqual([status, [code]]);
    expect(await kept()).toEqual([]);
  });

  test.each<[string, string, number, string]>([
    ['POST', '/f/other', 404, 'FORM_NOT_FOUND'],
    ['GET', '/f/sample', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s', async (method, address, status, code) => {
    const { service } = await startService();
    const reply = await service.request(address, { method, headers: { Accept: json } });
    expect([reply.status, await codesOf(reply)]).toEqual([status, [code]]);
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

test('another origin may send and read, and nothing is cached', async () => {
  const { service, postJson } = await startService();
  const reply = await postJson(sample);
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const preflight = await service.request('/f/sample', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
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
