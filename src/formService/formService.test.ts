// @vitest-environment node
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { startService } from '../../tests/support/formService/startService.ts';

describe('to a client that asks for JSON', () => {
  it('success is 200 with ok and a text in next, and the message is kept', async () => {
    const { url, kept } = await startService();
    const response = await postJson(url, sampleMessage);
    expect(await kept()).toEqual([sampleMessage]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ ok: true, next: '/' });
  });

  it('an error is told in one text and one by one', async () => {
    const { url } = await startService();
    const response = await postJson(url, { ...sampleMessage, email: 'nobody', name: '' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'name should not be empty, email should be an email',
      errors: [
        { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'should not be empty' },
        { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      ],
    });
  });

  it('form data with errors gives every field its code, and is not kept', async () => {
    const { url, kept } = await startService();
    const body = new FormData();
    body.set('name', ' ');
    body.set('email', 'nobody');
    const headers = { Accept: 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body });
    expect((await response.json()).errors).toEqual([
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'should not be empty' },
      { field: 'message', code: 'REQUIRED_FIELD_MISSING', message: 'is required' },
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
    ]);
    expect(await kept()).toEqual([]);
  });

  it('form data is answered in JSON too', async () => {
    const { url } = await startService();
    const headers = { Accept: 'text/html, application/json' };
    const body = new URLSearchParams(sampleMessage);
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({ ok: true, next: '/' });
  });
});

describe('to a browser without the script', () => {
  it('success is the page, under a policy that lets it load nothing', async () => {
    const { url, kept } = await startService();
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(sampleMessage) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await response.text()).toBe('<h1>Sent</h1>');
    expect(await kept()).toEqual([sampleMessage]);
  });

  it('an error is the page under the same status', async () => {
    const { url } = await startService();
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams() });
    expect(response.status).toBe(422);
    expect(await response.text()).toBe('<h1>EMPTY</h1>');
  });

  it('a page that cannot be made is 500 and stays a secret', async () => {
    const heard: unknown[] = [];
    const page = () => {
      throw new Error('secret');
    };
    const { url } = await startService({ page, onError: (error) => heard.push(error) });
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(sampleMessage) });
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(heard).toContainEqual(new Error('secret'));
  });
});

describe('the address', () => {
  it.each(['/', '/f', '/f/', '/f/sample/more', '/contactus', '/x/f/sample'])(
    '%s is left to others',
    async (path) => {
      const { url } = await startService();
      expect((await postJson(new URL(path, url).href, sampleMessage)).status).toBe(418);
    },
  );

  it('may carry a query', async () => {
    const { url } = await startService();
    expect((await postJson(`${url}?from=home`, sampleMessage)).status).toBe(200);
  });

  it.each(['other', 'Sample', 'sample%20', '__proto__', 'sampl', '<script>'])(
    'with the unknown key %s is 404',
    async (key) => {
      const { url, kept } = await startService();
      const response = await postJson(new URL(`/f/${key}`, url).href, sampleMessage);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: 'Form not found',
        errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
      });
      expect(await kept()).toEqual([]);
    },
  );
});

describe('the method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is 405', async (method) => {
    const { url } = await startService();
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('OPTIONS lets another origin send what the client sends', async () => {
    const { url } = await startService();
    const response = await fetch(url, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')?.split(/, ?/)).toEqual([
      'Accept',
      'Content-Type',
      'Formspree-Client',
      'Formspree-Session-Data',
    ]);
  });
});

describe('every answer', () => {
  it.each([
    ['a success', sampleMessage],
    ['a refusal', {}],
  ])('%s may be read by another origin, is not cached and not guessed at', async (_, fields) => {
    const { url } = await startService();
    const { headers } = await postJson(url, fields);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a kept message', () => {
  it('is one line with an id, the time and the fields as sent', async () => {
    const { url, messagesFile } = await startService();
    await postJson(url, sampleMessage);
    const text = await readFile(messagesFile, 'utf8');
    expect(text.indexOf('\n')).toBe(text.length - 1);
    const { id, receivedAt, fields } = JSON.parse(text);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
    expect(receivedAt).toBe(new Date(receivedAt).toISOString());
    expect(fields).toEqual(sampleMessage);
  });

  // Windows has no file modes.
  it.skipIf(process.platform === 'win32')('may be read by its owner alone', async () => {
    const { url, messagesFile } = await startService();
    await postJson(url, sampleMessage);
    expect((await stat(messagesFile)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(messagesFile))).mode & 0o777).toBe(0o700);
  });
});
