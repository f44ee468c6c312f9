import { expectTypeOf, test } from 'vitest';
import type { Translate } from './keys.ts';
import { T } from './T.tsx';

// TypeScript is the test: `npm run check` fails if an expected error is missing.
declare const t: Translate;

test('a misspelt key does not compile', () => {
  // @ts-expect-error there is no such key
  expectTypeOf(() => t('common:menu.titel')).toBeFunction();
  // @ts-expect-error there is no such namespace
  expectTypeOf(() => t('komon:menu.title')).toBeFunction();
  expectTypeOf(() => t('common:menu.title')).toBeFunction();
});

test('a missing or misspelt placeholder does not compile', () => {
  // @ts-expect-error the year is missing
  expectTypeOf(() => t('common:footer.copyright')).toBeFunction();
  // @ts-expect-error it is called year
  expectTypeOf(() => t('common:footer.copyright', { jear: 1 })).toBeFunction();
  // @ts-expect-error a counted text needs its count
  expectTypeOf(() => t('common:units.month', { amount: '6' })).toBeFunction();
  expectTypeOf(() => t('common:footer.copyright', { year: 1 })).toBeFunction();
});

test('neither does a text on a page that lacks its placeholders or tags', () => {
  // @ts-expect-error the year is missing
  expectTypeOf(() => T({ k: 'common:footer.copyright' })).toBeFunction();
  // @ts-expect-error the component of the tag is missing
  expectTypeOf(() => T({ k: 'contact:form.privacy' })).toBeFunction();
  // @ts-expect-error the tag is called policy
  const misspelt = () => T({ k: 'contact:form.privacy', components: { polisy: () => null } });
  expectTypeOf(misspelt).toBeFunction();
  expectTypeOf(() => T({ k: 'common:menu.title' })).toBeFunction();
});
