import { expect } from 'vitest';
import type { Fire } from './fire.ts';
import { keptFields } from './startService.ts';

/** The label of a stored message, if its text equals the sent one. */
function labelOf(text: string, { sent }: Fire): string {
  const label = text.slice(0, text.indexOf(':') + 1);
  return sent.get(label) === text ? label : `never sent: ${text.slice(0, 60)}`;
}

/** The file contains every confirmed message exactly once, and only sent messages. */
export async function expectKept(fire: Fire, messagesFile: string): Promise<void> {
  const kept = (await keptFields(messagesFile)).map(({ message = '' }) => labelOf(message, fire));
  expect(kept.filter((label) => !fire.sent.has(label))).toEqual([]);
  expect(kept.filter((label, index) => kept.indexOf(label) !== index)).toEqual([]);
  expect(fire.confirmed.filter((label) => !kept.includes(label))).toEqual([]);
  expect(fire.refused).toEqual([]);
}
