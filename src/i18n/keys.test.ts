import { expectTypeOf, test } from 'vitest';
import type { Translate } from './keys.ts';

// TypeScript is the test: `npm run check` fails if an expected error is missing.
declare const t: Translate;

test('a misspelt key does not compile', () => {
  // @ts-expect-error there is no such key
  expectTypeOf(() => t('common:menu.titel')).toBeFunction();
  // @ts-expect-error there is no such namespace
  expectTypeOf(() => t('komon:menu.title')).toBeFunction();
  expectTypeOf(() => t('common:menu.title')).toBeFunction();
});

test('a misspelt placeholder does not compile', () => {
  // @ts-expect-error it is called year
  expectTypeOf(() => t('common:footer.copyright', { jear: 1 })).toBeFunction();
  expectTypeOf(() => t('common:footer.copyright', { year: 1 })).toBeFunction();
});
