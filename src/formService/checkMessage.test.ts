// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { checkMessage } from './checkMessage.ts';
import { Refusal } from './Refusal.ts';

function errorsFor(fields: object): string[] {
  try {
    checkMessage(new Map(Object.entries(fields)));
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.status).toBe(422);
    return error.errors.map(({ code, field }) => (field === undefined ? code : `${field} ${code}`));
  }
}

describe('a form', () => {
  it.each([
    ['without a field', {}],
    ['of blank fields', { name: '', email: ' ', message: '\n\t', loanType: '' }],
    ['of white space in any script', { message: '\u00a0\u2003\ufeff' }],
  ])('%s is empty', (_, fields) => {
    expect(errorsFor(fields)).toEqual(['EMPTY']);
  });

  it('tells all its errors at once', () => {
    expect(errorsFor({ phone: 1, loanType: [], email: 'x', message: ' ' })).toEqual([
      'phone TYPE_TEXT',
      'loanType TYPE_TEXT',
      'name REQUIRED_FIELD_MISSING',
      'message REQUIRED_FIELD_EMPTY',
      'email TYPE_EMAIL',
    ]);
  });

  it('needs neither phone nor loan type', () => {
    const { name, email, message } = sampleMessage;
    expect(errorsFor({ name, email, message })).toEqual([]);
  });
});

describe.each(['name', 'email', 'message'])('%s', (field) => {
  it('is required', () => {
    const fields = Object.entries(sampleMessage).filter(([name]) => name !== field);
    expect(errorsFor(Object.fromEntries(fields))).toEqual([`${field} REQUIRED_FIELD_MISSING`]);
  });

  it.each(['', ' ', '\r\n'])('may not be %j', (blank) => {
    const fields = { ...sampleMessage, [field]: blank };
    expect(errorsFor(fields)).toEqual([`${field} REQUIRED_FIELD_EMPTY`]);
  });

  it.each([1, true, null, {}, ['text']])('may not be %j', (value) => {
    const fields = { ...sampleMessage, [field]: value };
    expect(errorsFor(fields)).toEqual([`${field} TYPE_TEXT`]);
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
  ])('%j is an address', (email) => {
    expect(errorsFor({ ...sampleMessage, email })).toEqual([]);
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
  ])('%j is none', (email) => {
    expect(errorsFor({ ...sampleMessage, email })).toEqual(['email TYPE_EMAIL']);
  });

  it('is none, however long it is', () => {
    const email = `a@${'a-'.repeat(40_000)}`;
    expect(errorsFor({ ...sampleMessage, email })).toEqual(['email TYPE_EMAIL']);
  });
});
