import { missingPaths, pagePaths } from '../site.ts';
import { desktop, expect, notFoundMessage, phone, test } from '../test.ts';
import { expectAccessible } from './axe.ts';

const paths = [...pagePaths, ...missingPaths];

/** A few pages a test: a new browser context for each would cost more than its scans. */
const share = 4;

for (let first = 0; first < paths.length; first += share) {
  const some = paths.slice(first, first + share);
  test(`no accessibility defect, on phone and desktop, light and dark: ${some.join(' ')}`, async ({
    page,
    watch,
  }) => {
    watch.expectedMessages.push(notFoundMessage);
    for (const path of some) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(phone);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(desktop);
        await expectAccessible(page);
      });
    }
  });
}
