import { expect, test } from '../support/engines/test.ts';
import { english, inLanguage, isNightlyPath, pagePaths, translation } from '../support/site.ts';
import { desktop, phone } from '../support/test.ts';

/** Pages of every kind, once light and once dark, and once translated. */
const paths = [...pagePaths.filter((path) => !isNightlyPath(path)), '/no/such/page'];
const appearances = [
  { scheme: 'light', language: english },
  { scheme: 'dark', language: translation },
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

test('a defect of a page is found', async ({ visitor }) => {
  await visitor.open('/resources/faq');
  await visitor.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/icon.svg';
    document.querySelector('main')?.append(image);
  });
  await expect(visitor.expectAccessible()).rejects.toThrow(/image-alt/);
});
