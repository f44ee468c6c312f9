import { form } from '../support/contactForm.ts';
import {
  afterHashDelay,
  delayRequests,
  desktop,
  documentsOf,
  expect,
  footerLink,
  hydrated,
  openWithoutApplication,
  type Page,
  phone,
  test,
} from '../support/test.ts';

test.describe('before hydration a visitor', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('opens the menu', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      letPass();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });

    test('opens the menu while a picture is still loading', async ({ page }) => {
      await delayRequests(page, '**/hero-home-*');
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });

    test('opens the drawer of the policy', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/privacy/scope');
      await page.getByRole('button', { name: 'Sections of the policy' }).click();
      letPass();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: desktop });

    test('opens a section of the menu, by mouse or by key', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/');
      await page.getByRole('button', { name: 'Company' }).focus();
      await page.keyboard.press('Enter');
      letPass();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    });

    test('opens answers, each once for several presses', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      const first = page.getByRole('button', { name: 'What kinds of loans are there?' });
      await first.click();
      await first.click();
      await page.getByRole('button', { name: 'How much can I borrow?' }).click();
      letPass();
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(2);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });

    test('finds an answer by find-in-page', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      const answer = page.getByText(/Secured loans stand on something/);
      // The browser's find-in-page removes the attribute to reveal a match.
      await answer.locator('xpath=..').evaluate((panel) => {
        if (panel.getAttribute('hidden') === 'until-found') panel.removeAttribute('hidden');
      });
      letPass();
      await hydrated(page);
      await expect(answer).toBeVisible();
      await expect(page.getByRole('button', { expanded: true })).toHaveText(/What kinds of loans/);
    });

    test('changes the tab', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      await page.getByRole('tab', { name: 'Customer Service' }).click();
      letPass();
      await expect(page.getByRole('tab', { name: 'Customer Service' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    test('chooses a language', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/company');
      await page.getByRole('button', { name: 'Language' }).click();
      letPass();
      await page.getByRole('banner').getByRole('link', { name: 'Hausa' }).click();
      await expect(page).toHaveURL('/ha/company');
    });

    test('follows a link at once', async ({ page }) => {
      await openWithoutApplication(page, '/company');
      const documents = documentsOf(page);
      await footerLink(page, 'FAQ').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently' })).toBeVisible();
      expect(documents).toEqual(['/resources/faq']);
    });
  });
});

test('a pending picture does not delay hydration', async ({ page }) => {
  await delayRequests(page, '**/hero-home-*');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test.describe('hydration', () => {
  test.use({ viewport: desktop });

  /** Waits until everything that could scroll the page after hydration has run. */
  async function settled(page: Page): Promise<void> {
    await hydrated(page);
    await afterHashDelay(page);
  }

  test('keeps scroll position and focus', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    const message = form(page).getByLabel('Message', { exact: true });
    await message.fill('A loan for my shop');
    await page.evaluate(() => scrollTo(0, 333));
    letPass();
    await settled(page);
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('A loan for my shop');
    expect(await page.evaluate(() => scrollY)).toBe(333);
  });

  test('keeps the scroll position where the visitor has scrolled away from the hash', async ({
    page,
  }) => {
    const letPass = await openWithoutApplication(page, '/company#team');
    await expect(page.getByRole('heading', { name: 'Our Team' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 50));
    letPass();
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
