import { hasFocus } from '../support/a11y/tabWalk.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { expect, type Page, test } from '../support/test.ts';

const suggestion = (page: Page) => page.locator('section[lang="yo"]');

/** The name of the focused control if the suggestion covers a part of it. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [offer, here] = [document.querySelector('section[lang="yo"]'), document.activeElement];
    if (!offer || !here) return 'no suggestion';
    if (offer.contains(here)) return '';
    const [over, under] = [offer.getBoundingClientRect(), here.getBoundingClientRect()];
    const isApart = over.top >= under.bottom || over.bottom <= under.top;
    const isBeside = over.left >= under.right || over.right <= under.left;
    return isApart || isBeside ? '' : (here.textContent || here.id).trim();
  });
}

test.describe('a visitor whose browser prefers Yoruba', () => {
  test.use({ locale: 'yo-NG' });

  test('is offered the page in Yoruba, in Yoruba, and moved nowhere', async ({ page }) => {
    await page.goto('/resources/faq');
    await expect(suggestion(page)).toContainText('Yorùbá');
    await expect(suggestion(page)).toHaveRole('region');
    await expect(page).toHaveURL('/resources/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const { shift, moved } = await layoutShift(page);
    expect(shift, moved.join(', ')).toBeLessThan(0.001);
  });

  test('takes the offer, with the page and its query, and is not asked again', async ({ page }) => {
    await page.goto('/contactus?loanType=car');
    await suggestion(page).getByRole('link').click();
    await expect(page).toHaveURL('/yo/contactus?loanType=car');
    await expect(suggestion(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/yo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Language suggestion' })).toBeHidden();
  });

  test('declines, and is not asked again', async ({ page }) => {
    await page.goto('/');
    await suggestion(page).getByRole('button').click();
    await expect(suggestion(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(suggestion(page)).toBeHidden();
  });

  test('finds it at the second stop of the Tab key', async ({ page }) => {
    await page.goto('/');
    await expect(suggestion(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(suggestion(page).getByRole('link')).toBeFocused();
  });

  for (const [width, height] of [
    [360, 740],
    [320, 256],
  ] as const) {
    test(`is hidden nothing that has the focus, at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/contactus');
      await expect(suggestion(page)).toBeVisible();
      const stops: string[] = [];
      await page.keyboard.press('Tab');
      while (await hasFocus(page)) {
        stops.push(await hiddenFocus(page));
        await page.keyboard.press('Tab');
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(Boolean)).toEqual([]);
      await page.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
      expect(await hiddenFocus(page)).toBe('');
    });
  }

  test('is not asked while the chosen language is shown', async ({ page }) => {
    await page.goto('/yo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-language-suggestion]')).toBeHidden();
  });

  test('with a broken or hostile memory is asked like anyone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', '../../evil'));
    await page.goto('/');
    await expect(suggestion(page)).toBeVisible();
  });

  test('without storage is asked, and can still decline', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('forbidden');
        },
      }),
    );
    await page.goto('/');
    await suggestion(page).getByRole('button').click();
    await expect(suggestion(page)).toBeHidden();
  });
});

test.describe('while the splash stands', () => {
  test.use({ locale: 'yo-NG', site: process.env.SPLASH_SITE ?? '' });

  test('nothing is offered yet', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root h1')).toBeAttached();
    await expect(suggestion(page)).toBeHidden();
    await page.getByRole('button', { name: 'Skip the wait' }).click();
    await expect(suggestion(page)).toBeVisible();
  });
});

test('a remembered choice is offered, not forced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'yo'));
  await page.goto('/company/value');
  await expect(suggestion(page)).toBeVisible();
  await expect(page).toHaveURL('/company/value');
});

test('a browser that prefers no language of the site is asked nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-language-suggestion]')).toBeHidden();
});
