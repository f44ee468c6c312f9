import type { Fields } from './parseMessage.ts';

/** The hosted service's name for a field that people do not see. */
const trap = '_gotcha';

/** Whether the trap is filled in. A robot is thanked like anybody else: an error would teach it. */
export function isFromRobot(fields: Fields): boolean {
  const value = fields.get(trap) ?? '';
  return typeof value !== 'string' || value.trim() !== '';
}

/** What the visitor wrote: the form posts its empty trap along where there is no script. */
export function withoutTrap(fields: Fields): Fields {
  return new Map([...fields].filter(([field]) => field !== trap));
}
