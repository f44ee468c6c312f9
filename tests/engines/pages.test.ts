import { test } from '../support/engines/test.ts';
import { english, inLanguage, isNightlyPath, pagePaths, translations } from '../support/site.ts';
import { desktop, phone } from '../support/test.ts';

/** Pages of every kind, once light and once dark, and once translated. */
const paths = [...pagePaths.filter((path) => !isNightlyPath(path)), '/no/such/page'];
const appearances = [
  { scheme: 'light', language: english },
  { scheme: 'dark', language: translations[0] ?? english },
] as const;

for (const { scheme, language } of appearances)
  test.describe(`the ${scheme} pages in ${language.name}`, () => {
    test.use({ scheme });

    test('are accessible on a phone and a desktop', async ({ visitor }) => {
      for (const path of paths)
        await test.step(path, async () => {
          await visitor.open(inLanguage(path, language));
          await visitor.expectAppearance(scheme);
          for (const size of [phone, desktop]) {
            await visitor.resize(size);
            await visitor.expectAccessible();
          }
          await visitor.expectNoProblems();
        });
    });
  });
