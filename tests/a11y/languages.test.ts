import { inLanguage, pagePaths, translations } from '../site.ts';
import { desktop, expect, phone, test } from '../test.ts';
import { expectAccessible } from './axe.ts';

// The policy is the same English text under each language's frame: one section stands for all.
const paths = pagePaths.filter((path) => !path.startsWith('/privacy/') || path.endsWith('/scope'));

for (const language of translations) {
  test(`no accessibility defect in ${language.name}`, async ({ page }) => {
    for (const [index, path] of paths.entries()) {
      await test.step(path, async () => {
        // By turns, so that each language is seen on both screens and in both schemes.
        await page.setViewportSize(index % 2 ? phone : desktop);
        await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
        await page.goto(inLanguage(path, language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test('no accessibility defect in the open picker and the suggestion of a language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'yo'));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.locator('[data-language-suggestion]')).toBeVisible();
    await expectAccessible(page);
    // What lies under the picker cannot be judged: let it be the picture.
    await page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image) => image.scrollIntoView());
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await expectAccessible(page);
  }
});
