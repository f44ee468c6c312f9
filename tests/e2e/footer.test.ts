import { targetFaults } from '../support/a11y/targetFaults.ts';
import { inLanguage, languages } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

for (const language of languages)
  test(`the footer on a phone takes less than a screen in ${language.name}, with targets of 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(inLanguage('/company/value', language));
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(620);
    expect(await targetFaults(page)).toEqual([]);
  });

for (const viewport of [phone, desktop])
  test(`the footer lists every language by its name, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/resources/faq');
    await expect(footer(page).getByRole('heading', { name: 'Language' })).toBeAttached();
    for (const language of languages) {
      const link = footer(page).getByRole('link', { name: language.name, exact: true });
      await expect(link).toHaveAttribute('href', inLanguage('/resources/faq', language));
      await expect(link).toHaveAttribute('lang', language.tag);
    }
    const igbo = footer(page).getByRole('link', { name: 'Igbo' });
    await igbo.click();
    await expect(page).toHaveURL('/ig/resources/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ig');
    await expect(igbo).toBeFocused();
    await expect(igbo).toHaveAttribute('aria-current', 'true');
  });
