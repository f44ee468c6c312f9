import { loanTypes } from '../../src/site/products.ts';
import { targetFaults } from '../support/a11y/targetFaults.ts';
import { en, inLanguage, languages, translation } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** The height with three products and five languages; each more may take a row. */
const more = Math.max(0, loanTypes.length - 3) + Math.max(0, languages.length - 5);
const tallest = Math.min(620 + 44 * more, phone.height);

for (const language of languages)
  test(`the footer on a phone takes less than a screen in ${language.name}, with targets of 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(inLanguage('/company/value', language));
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(tallest);
    expect(await targetFaults(page)).toEqual([]);
  });

for (const viewport of [phone, desktop])
  test(`the footer lists every language by its name, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/resources/faq');
    await expect(
      footer(page).getByRole('heading', { name: en('common:language.label') }),
    ).toBeAttached();
    for (const language of languages) {
      const link = footer(page).getByRole('link', { name: language.name, exact: true });
      await expect(link).toHaveAttribute('href', inLanguage('/resources/faq', language));
      await expect(link).toHaveAttribute('lang', language.tag);
    }
    const { name, tag } = translation;
    const link = footer(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(inLanguage('/resources/faq', translation));
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'true');
  });
