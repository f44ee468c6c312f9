import { layoutShift } from '../support/layoutShift.ts';
import { footerLink } from '../support/menus.ts';
import { en, inLanguage, translation, translations } from '../support/site.ts';
import { desktop, expect, hydrated, idle, type Page, phone, test } from '../support/test.ts';

const { tag, home, name } = translation;
/** The preference of a browser for the language, with a region that the site does not know. */
const locale = new Intl.Locale(tag, { region: 'NG' }).toString();
const tags = translations.map((language) => language.tag).join('|');
const offer = new RegExp(`/(?:${tags})/common\\b`);

const suggestion = (page: Page) => page.locator(`section[lang="${tag}"]`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Requests for the texts of a suggestion, which precede it. */
function watchOffers(page: Page): string[] {
  const offers: string[] = [];
  page.on('request', (request) => {
    if (offer.test(request.url())) offers.push(request.url());
  });
  return offers;
}

test.describe(`a visitor whose browser prefers ${name}`, () => {
  test.use({ locale });

  for (const viewport of [phone, desktop])
    test(`is offered the page in it, below what is in view, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const offers = watchOffers(page);
      await page.goto('/resources/faq');
      await expect(suggestion(page)).toContainText(name);
      expect(offers).toHaveLength(1);
      await expect(suggestion(page)).toHaveRole('region');
      await expect(suggestion(page)).not.toBeInViewport();
      await expect(page).toHaveURL('/resources/faq');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const { shift, moved } = await layoutShift(page);
      expect(shift, moved.join(', ')).toBeLessThan(0.001);
    });

  test('is offered it at the top of the next page, which covers nothing', async ({ page }) => {
    await page.goto('/resources/faq');
    await expect(suggestion(page)).toBeVisible();
    await footerLink(page, 'contact').click();
    await expect(heading(page)).toBeFocused();
    await expect(suggestion(page)).toBeInViewport();
    const [box, main] = await Promise.all(
      [suggestion(page), page.getByRole('main')].map((place) => place.boundingBox()),
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await page.keyboard.press('Shift+Tab');
    await expect(suggestion(page).getByRole('button')).toBeFocused();
  });

  test('is offered it on the next page only where the first has no end below', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    const texts = page.waitForResponse(offer);
    await page.goto('/company/value');
    await texts;
    await idle(page);
    await expect(suggestion(page)).toBeHidden();
    await footerLink(page, 'contact').click();
    await expect(suggestion(page)).toBeInViewport();
  });

  test('accepts, keeps the page and its query, and is not asked again', async ({ page }) => {
    await page.goto('/contactus?loanType=car');
    await suggestion(page).getByRole('link').click();
    await expect(page).toHaveURL(inLanguage('/contactus?loanType=car', translation));
    await expect(suggestion(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await page.goto(home);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-language-suggestion]')).toBeHidden();
  });

  test('declines where the page ends, goes on from there, and is not asked again', async ({
    page,
  }) => {
    await page.goto('/');
    await suggestion(page).getByRole('button').press('Enter');
    await expect(suggestion(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
    const offers = watchOffers(page);
    await page.reload();
    await hydrated(page);
    await expect(suggestion(page)).toBeHidden();
    expect(offers).toEqual([]);
  });

  test('declines where the page begins, and reads on there', async ({ page }) => {
    await page.goto('/');
    await expect(suggestion(page)).toBeVisible();
    await footerLink(page, 'faq').click();
    await expect(heading(page)).toBeFocused();
    await suggestion(page).getByRole('button').click();
    await expect(suggestion(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });

  test('is not asked on a page in it', async ({ page }) => {
    await page.goto(home);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('[data-language-suggestion]')).toBeHidden();
  });

  test('is asked if the stored language is invalid', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', '../../evil'));
    await page.goto('/');
    await expect(suggestion(page)).toBeVisible();
  });

  test('is asked without storage, and can decline', async ({ page }) => {
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

test.describe('during the splash', () => {
  test.use({ locale, site: process.env.SPLASH_SITE ?? '' });

  test('there is no suggestion', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root h1')).toBeAttached();
    await expect(suggestion(page)).toBeHidden();
    await page.getByRole('button', { name: en('common:splash.skip') }).click();
    await expect(suggestion(page)).toBeVisible();
  });
});

test('a stored language is suggested, without a redirect', async ({ page }) => {
  await page.addInitScript((stored) => localStorage.setItem('language', stored), tag);
  await page.goto('/company');
  await expect(suggestion(page)).toBeVisible();
  await expect(page).toHaveURL('/company');
});

test('a browser that prefers English gets no suggestion', async ({ page }) => {
  const offers = watchOffers(page);
  await page.goto('/');
  await expect(page.locator('[data-language-suggestion]')).toBeHidden();
  expect(offers).toEqual([]);
});
