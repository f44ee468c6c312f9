import { expect } from 'vitest';
import type { Fire } from './fire.ts';
import { keptFields } from './startService.ts';

/** What a message begins with, if it is one that was sent, letter by letter. */
function labelOf(text: string, { sent }: Fire): string {
  const label = text.slice(0, text.indexOf(':') + 1);
  return sent.get(label) === text ? label : `never sent: ${text.slice(0, 60)}`;
}

/** Every confirmed message is in the file exactly once, and nothing that was not sent. */
export async function expectKept(fire: Fire, messagesFile: string): Promise<void> {
  const kept = (await keptFields(messagesFile)).map(({ message = '' }) => labelOf(message, fire));
  expect(kept.filter((label) => !fire.sent.has(label))).toEqual([]);
  expect(kept.filter((label, index) => kept.indexOf(label) !== index)).toEqual([]);
  expect(fire.confirmed.filter((label) => !kept.includes(label))).toEqual([]);
  expect(fire.refused).toEqual([]);
}
