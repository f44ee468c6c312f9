import type { Fields } from './parseMessage.ts';

/** The hosted service's name for a field that people do not see. */
const honeypot = '_gotcha';

/** Whether the honeypot is filled in. A robot is thanked like anybody else: an error would teach it. */
export function isFromRobot(fields: Fields): boolean {
  const value = fields.get(honeypot) ?? '';
  return typeof value !== 'string' || value.trim() !== '';
}

/** What the visitor wrote: the form posts its empty honeypot along where there is no script. */
export function withoutHoneypot(fields: Fields): Fields {
  return new Map([...fields].filter(([field]) => field !== honeypot));
}
