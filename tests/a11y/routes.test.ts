import { missingPaths, pagePaths } from '../site.ts';
import { desktop, expect, notFoundMessage, phone, test } from '../test.ts';
import { expectAccessible } from './axe.ts';

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} has no accessibility defect, on phone and desktop, light and dark`, async ({
    page,
    watch,
  }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(desktop);
    await expectAccessible(page);
  });
}
