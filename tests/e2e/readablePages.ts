import { expect, test } from '../support/test.ts';

/** Opens pages without script; the test file disables it. */
export function testWithoutScript(language: string, paths: readonly string[]): void {
  test(`pages in ${language} can be read, and their menu followed`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link'), path).not.toHaveCount(0);
    }
  });
}
