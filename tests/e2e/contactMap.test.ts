import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const map = (page: Page) => page.getByTitle(en('contact:map.frame'));

test.beforeEach(({ page }) => page.goto('/contactus'));

test.describe('the map', () => {
  test('is framed, named, and sends no referrer', async ({ page }) => {
    const frame = map(page);
    await page.keyboard.press('End');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('Map')).toBeVisible();
    // The keyboard reaches it now.
    await expect(frame).not.toHaveAttribute('tabindex');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  });

  test('takes no focus while it loads', async ({ page }) => {
    await page.route('**/export/embed.html*', () => new Promise(() => {}));
    await page.keyboard.press('End');
    await map(page).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: en('contact:map.link') }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  });

  test('is not loaded under Save-Data until it is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await expect(map(page)).toBeHidden();
    await page.getByRole('button', { name: en('contact:map.show') }).click();
    await expect(map(page)).toBeVisible();
  });
});
