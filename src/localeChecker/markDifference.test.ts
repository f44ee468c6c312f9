import { expect, test } from 'vitest';
import { markDifference } from './markDifference.ts';

test.each([
  ['Send us a note', 'Send them a note', 'Send >>us<< a note', 'Send >>them<< a note'],
  ['One', 'One two', 'One >><<', 'One >>two<<'],
  ['Old', 'New', '>>Old<<', '>>New<<'],
  ['a a', 'a a a', 'a a >><<', 'a a >>a<<'],
])('%s and %s', (before, now, ...marked) => {
  expect(markDifference(before, now)).toEqual(marked);
});
