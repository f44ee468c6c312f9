// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { startService } from '../../../tests/support/formService/startService.ts';
import { readSettings } from '../../build/settings.ts';
import { checkForm } from './checkForm.ts';

afterEach(() => vi.unstubAllGlobals());

const siteUrl = 'https://lender.example';

function settings(endpoint: string, key = 'sample') {
  return readSettings({
    VITE_SITE_URL: siteUrl,
    VITE_FORM_ENDPOINT: endpoint,
    VITE_FORM_KEY: key,
    VITE_COMPANY_EMAIL: 'info@lender.example',
  });
}

/** What is found if the service gives this reply. */
async function findingFor(body: string, init: ResponseInit = {}) {
  const headers = { 'Access-Control-Allow-Origin': '*', ...init.headers };
  vi.stubGlobal('fetch', async () => new Response(body, { ...init, headers }));
  const { isRight, lines } = await checkForm(settings('https://forms.example'));
  return { isRight, text: lines.join('\n') };
}

test('the service of this project accepts one message that says that it is a test', async () => {
  const { port, kept } = await startService();
  const { isRight, lines } = await checkForm(settings(`http://127.0.0.1:${port}`));
  expect(lines).toEqual([expect.stringContaining('accepted')]);
  expect(isRight).toBe(true);
  expect(await kept()).toEqual([
    {
      name: 'Test of the contact form',
      phone: '',
      email: 'info@lender.example',
      loanType: '',
      message: expect.stringContaining('test message'),
    },
  ]);
});

test('a refusal is shown with its codes', async () => {
  const { port, kept } = await startService();
  const { isRight, lines } = await checkForm(settings(`http://127.0.0.1:${port}`, 'other'));
  expect(isRight).toBe(false);
  expect(lines).toEqual([
    expect.stringContaining('status 404'),
    '  FORM_NOT_FOUND: Form not found',
  ]);
  expect(await kept()).toEqual([]);
});

test.each([
  ['{"ok":true}', {}, 'a text "next"'],
  ['<!doctype html><p>Thanks', {}, 'The reply begins: <!doctype html><p>Thanks'],
  ['', { status: 302, headers: { Location: 'https://forms.example/thanks' } }, 'redirects to'],
  ['{"errors":[{"message":"is wrong","code":"X","field":"email"}]}', { status: 422 }, 'X: email'],
])('the reply %s is explained', async (body, init, explanation) => {
  const { isRight, text } = await findingFor(body, init);
  expect(isRight).toBe(false);
  expect(text).toContain(explanation);
});

test.each([
  ['*', true],
  [siteUrl, true],
  ['https://other.example', false],
])('a success that allows the origin %s is right: %s', async (allowed, isRight) => {
  const found = await findingFor('{"next":"/"}', {
    headers: { 'Access-Control-Allow-Origin': allowed },
  });
  expect(found.isRight).toBe(isRight);
  expect(found.text.includes('Access-Control-Allow-Origin')).toBe(!isRight);
});

test('no reply is told with its reason', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
  });
  const { lines } = await checkForm(settings('https://forms.example'));
  expect(lines).toEqual(['The service gives no reply: getaddrinfo ENOTFOUND']);
});
