import { field } from '../support/contactForm.ts';
import { answer, question, questionText, tab } from '../support/faq.ts';
import {
  footerLink,
  hamburger,
  languageLink,
  link,
  phoneMenu,
  picker,
  section,
  wideMenu,
} from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import {
  afterHashDelay,
  delayRequests,
  desktop,
  documentsOf,
  expect,
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
      await hamburger(page).click();
      letPass();
      await expect(phoneMenu(page)).toBeVisible();
    });

    test('opens the menu while a picture is still loading', async ({ page }) => {
      await delayRequests(page, '**/hero-home-*');
      await page.goto('/', { waitUntil: 'commit' });
      await hamburger(page).click();
      await expect(phoneMenu(page)).toBeVisible();
    });

    test('opens the drawer of the policy', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/privacy/scope');
      await page.getByRole('button', { name: en('privacy:sidebar.open') }).click();
      letPass();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: desktop });

    test('opens a section of the menu, by mouse or by key', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/');
      await section(page, 'company').focus();
      await page.keyboard.press('Enter');
      letPass();
      await expect(link(wideMenu(page), 'team')).toBeVisible();
    });

    test('opens answers, each once for several presses', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      const first = question(page, 'kinds');
      await first.click();
      await first.click();
      await question(page, 'amount').click();
      letPass();
      await expect(page.getByRole('button', { expanded: true })).toHaveCount(2);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });

    test('finds an answer by find-in-page', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      const found = answer(page, 'kinds');
      // The browser's find-in-page removes the attribute to reveal a match.
      await found.locator('xpath=..').evaluate((panel) => {
        if (panel.getAttribute('hidden') === 'until-found') panel.removeAttribute('hidden');
      });
      letPass();
      await hydrated(page);
      await expect(found).toBeVisible();
      await expect(page.getByRole('button', { expanded: true })).toHaveText(questionText('kinds'));
    });

    test('changes the tab', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/resources/faq');
      await tab(page, 'customer-service').click();
      letPass();
      await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
    });

    test('chooses a language', async ({ page }) => {
      const letPass = await openWithoutApplication(page, '/company');
      await picker(page).click();
      letPass();
      await languageLink(page, translation).click();
      await expect(page).toHaveURL(inLanguage('/company', translation));
    });

    test('follows a link at once', async ({ page }) => {
      await openWithoutApplication(page, '/company');
      const documents = documentsOf(page);
      await footerLink(page, 'faq').click();
      await expect(
        page.getByRole('heading', { level: 1, name: en('faq:page.title') }),
      ).toBeVisible();
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
    const message = field(page, 'message');
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
    await expect(page.getByRole('heading', { name: en('company:team.title') })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 50));
    letPass();
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
