import type { Fields } from './parseMessage.ts';
import { Refusal, type ServerError } from './Refusal.ts';

export type Message = ReadonlyMap<string, string>;

const requiredFields = ['name', 'email', 'message'];

// HTML Standard, "valid e-mail address": the rule of <input type="email">.
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Validates the fields of a message, which must be texts.
 * @throws a `Refusal` (422) with all errors
 */
export function checkMessage(fields: Fields): Message {
  if ([...fields.values()].every(isBlank)) {
    throw new Refusal(422, [{ code: 'EMPTY', message: 'An empty form cannot be sent' }]);
  }
  const texts = [...fields].filter((entry): entry is [string, string] => isText(entry[1]));
  const message = new Map(texts);
  const errors = [
    ...[...fields].flatMap(([field, value]) => (isText(value) ? [] : [notText(field)])),
    ...requiredFields.flatMap((field) => requiredError(field, fields)),
    ...emailError(message.get('email')),
  ];
  if (errors.length > 0) throw new Refusal(422, errors);
  return message;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBlank(value: unknown): boolean {
  return isText(value) && value.trim() === '';
}

function notText(field: string): ServerError {
  return { code: 'TYPE_TEXT', field, message: 'should be text' };
}

function requiredError(field: string, fields: Fields): ServerError[] {
  if (!fields.has(field)) {
    return [{ code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' }];
  }
  if (isBlank(fields.get(field))) {
    return [{ code: 'REQUIRED_FIELD_EMPTY', field, message: 'should not be empty' }];
  }
  return [];
}

function emailError(email = ''): ServerError[] {
  // `<input type="email">` strips outer white space before its validation.
  const address = email.trim();
  if (address === '' || emailAddress.test(address)) return [];
  return [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }];
}
