import type { Fields } from './parseMessage.ts';

/** The name that the hosted service defines for the hidden field. */
const honeypot = '_gotcha';

/** Whether the honeypot is filled in. Bots get a success, because an error would reveal the honeypot. */
export function isFromBot(fields: Fields): boolean {
  const value = fields.get(honeypot) ?? '';
  return typeof value !== 'string' || value.trim() !== '';
}

/** The fields of the message: without script the form also posts the empty honeypot. */
export function withoutHoneypot(fields: Fields): Fields {
  return new Map([...fields].filter(([field]) => field !== honeypot));
}
