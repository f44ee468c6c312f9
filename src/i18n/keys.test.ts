import { expectTypeOf, test } from 'vitest';
import type { Branch, Key, TextValues } from './keys.ts';

// TypeScript is the test: `npm run check` fails if a type accepts more or less.
test('a misspelt key, group or placeholder does not compile', () => {
  expectTypeOf<'common:menu.title'>().toExtend<Key>();
  expectTypeOf<'common:menu.titel'>().not.toExtend<Key>();
  expectTypeOf<'komon:menu.title'>().not.toExtend<Key>();
  expectTypeOf<'policy-scope:parts'>().toExtend<Branch>();
  expectTypeOf<'policy-scope:part'>().not.toExtend<Branch>();
  expectTypeOf<{ year: number }>().toExtend<TextValues>();
  expectTypeOf<{ jear: number }>().not.toExtend<TextValues>();
});
