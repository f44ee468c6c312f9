import { inTurn, schemeNames } from '../support/a11y/appearance.ts';
import { missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, phone, test } from '../support/test.ts';
import { testWalk } from './walkTests.ts';

// Policy sections share one template: three of them represent all.
const policies = ['/privacy/our-identity', '/privacy/scope', '/privacy/terms-conditions'];
const walked = [...pagePaths, ...missingPaths].filter(
  (path) => !path.startsWith('/privacy/') || policies.includes(path),
);

// Sizes and schemes alternate, so that all of them occur over the kinds of page.
for (const [index, path] of walked.entries())
  testWalk(path, inTurn([desktop, phone], index), inTurn(schemeNames, index));

test('what lies behind the header comes out when it gets the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/resources/faq');
  const questions = page.getByRole('tabpanel').getByRole('button');
  const [behind, below] = [questions.nth(1), questions.nth(2)];
  await below.focus();
  await behind.evaluate((question) => {
    scrollBy({ top: question.getBoundingClientRect().top, behavior: 'instant' });
  });
  const { height = Number.NaN } = (await page.getByRole('banner').boundingBox()) ?? {};
  const top = async () => (await behind.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(height);
  await page.keyboard.press('Shift+Tab');
  await expect(behind).toBeFocused();
  await expect.poll(top).toBeGreaterThanOrEqual(height);
});
