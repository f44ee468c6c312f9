// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { startService } from '../../tests/support/formService/startService.ts';

async function errorsFor(fields: unknown): Promise<unknown> {
  const { url, kept } = await startService();
  const response = await postJson(url, fields);
  const { errors = [] } = await response.json();
  expect(response.status).toBe(errors.length > 0 ? 422 : 200);
  expect(await kept()).toHaveLength(errors.length > 0 ? 0 : 1);
  return errors.map(({ code, field }: { code: string; field?: string }) =>
    field === undefined ? code : `${field} ${code}`,
  );
}

describe('a form', () => {
  it.each([
    ['without a field', {}],
    ['of blank fields', { name: '', email: ' ', message: '\n\t', loanType: '' }],
    ['of white space in any script', { message: '\u00a0\u2003\ufeff' }],
  ])('%s is empty', async (_, fields) => {
    expect(await errorsFor(fields)).toEqual(['EMPTY']);
  });

  it('tells all its errors at once', async () => {
    expect(await errorsFor({ phone: 1, loanType: [], email: 'x', message: ' ' })).toEqual([
      'phone TYPE_TEXT',
      'loanType TYPE_TEXT',
      'name REQUIRED_FIELD_MISSING',
      'message REQUIRED_FIELD_EMPTY',
      'email TYPE_EMAIL',
    ]);
  });

  it('needs neither phone nor loan type', async () => {
    const { name, email, message } = sampleMessage;
    expect(await errorsFor({ name, email, message })).toEqual([]);
  });
});

describe.each(['name', 'email', 'message'])('%s', (field) => {
  it('is required', async () => {
    const fields = Object.entries(sampleMessage).filter(([name]) => name !== field);
    expect(await errorsFor(Object.fromEntries(fields))).toEqual([
      `${field} REQUIRED_FIELD_MISSING`,
    ]);
  });

  it.each(['', ' ', '\r\n'])('may not be %j', async (blank) => {
    const fields = { ...sampleMessage, [field]: blank };
    expect(await errorsFor(fields)).toEqual([`${field} REQUIRED_FIELD_EMPTY`]);
  });

  it.each([1, true, null, {}, ['text']])('may not be %j', async (value) => {
    const fields = { ...sampleMessage, [field]: value };
    expect(await errorsFor(fields)).toEqual([`${field} TYPE_TEXT`]);
  });
});

describe('an email', () => {
  it.each([
    'a@b',
    'ada.obi+loan@mail.example.ng',
    "o'neil_!#$%&*/=?^`{|}~-@example.com",
    '.dots..are.@fine.here',
    ' ada@example.ng\n',
    `a@${'b'.repeat(63)}.ng`,
  ])('%j is an address', async (email) => {
    expect(await errorsFor({ ...sampleMessage, email })).toEqual([]);
  });

  it.each([
    'ada',
    'ada@',
    '@example.ng',
    'ada@example..ng',
    'ada@-example.ng',
    'ada@example-.ng',
    'ada@example.ng.',
    'ada obi@example.ng',
    'ada@exa_mple.ng',
    'ada@example.ng, obi@example.ng',
    'ada@example.ng\nBcc: obi@example.ng',
    'ọda@example.ng',
    `a@${'b'.repeat(64)}.ng`,
  ])('%j is none', async (email) => {
    expect(await errorsFor({ ...sampleMessage, email })).toEqual(['email TYPE_EMAIL']);
  });

  it('made to be slow to check is answered at once', async () => {
    const start = performance.now();
    const email = `a@${'a-'.repeat(40_000)}`;
    expect(await errorsFor({ ...sampleMessage, email })).toEqual(['email TYPE_EMAIL']);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
